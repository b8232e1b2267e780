import { nationalNumber } from '../phone/phone-spellings'
import { type EpochMs, MINUTE_MS } from '../time/epoch-ms'
import { mayBeOf, type RowPosition, type SheetRow } from './sheet-row'

/** A marker in a spreadsheet, which may be of another installation. */
export type SheetMarker = { readonly id: number; readonly value: string; readonly spreadsheet: string }

/** Rows by person, and the rows without a readable phone number. */
export type RowIndex = {
  readonly byPerson: ReadonlyMap<string, ReadonlyArray<SheetRow>>
  readonly withoutPhone: ReadonlyArray<SheetRow>
}

/** The content of a target’s sheets, read after a restore. */
export type SheetContent = {
  readonly markers: ReadonlyArray<SheetMarker>
  readonly rows: ReadonlyArray<SheetRow>
}

export type KeptMoment = { readonly id: number; readonly phone: string; readonly at: EpochMs }

/** Indexes rows by person, added in pieces. */
export const createRowIndex = () => {
  const byPerson = new Map<string, Array<SheetRow>>()
  const withoutPhone: Array<SheetRow> = []
  return {
    add: (rows: ReadonlyArray<SheetRow>): void => {
      for (const row of rows) {
        if (row.phones.length === 0) withoutPhone.push(row)
        for (const person of row.persons) {
          const group = byPerson.get(person)
          if (group === undefined) byPerson.set(person, [row])
          else group.push(row)
        }
      }
    },
    index: (): RowIndex => ({ byPerson, withoutPhone }),
  }
}

const NO_ROWS: ReadonlyArray<SheetRow> = []

/** Whether any row may be that of a waiting registration. */
export const mayBeAmongRows = ({ byPerson, withoutPhone }: RowIndex, { phone, at }: KeptMoment): boolean =>
  (byPerson.get(nationalNumber(phone)) ?? NO_ROWS).some((row) => mayBeOf(row, at)) ||
  withoutPhone.some((row) => mayBeOf(row, at))

/** What a sheet holds of waiting registrations. */
export type WaitingInSheet = {
  readonly inSheet: ReadonlyArray<KeptMoment>
  /** Rows that may be waiting registrations or others. */
  readonly unsure: ReadonlyArray<RowPosition>
}

const spanMs = ({ time }: SheetRow): number =>
  time === null ? Number.POSITIVE_INFINITY : time.to - time.from

/**
 * Which of a person's waiting registrations the sheet already holds. Each row is matched to at most one registration, rows
 * with the most precise time first: first to the delivered ones, then to the waiting ones. A waiting one is in the sheet if a
 * row whose time is precise to the minute matches; it is unsure if only rows with less precise times may be its own.
 */
export const waitingInSheet = (
  rows: RowIndex,
  person: string,
  delivered: ReadonlyArray<KeptMoment>,
  waiting: ReadonlyArray<KeptMoment>,
): WaitingInSheet => {
  const left = new Set((rows.byPerson.get(person) ?? NO_ROWS).toSorted((a, b) => spanMs(a) - spanMs(b)))
  const take = ({ at }: KeptMoment, longestMs: number): boolean => {
    for (const row of left) if (spanMs(row) < longestMs && mayBeOf(row, at)) return left.delete(row)
    return false
  }
  for (const kept of delivered) take(kept, Number.POSITIVE_INFINITY)
  const inSheet: Array<KeptMoment> = []
  const unsure = new Set<SheetRow>()
  for (const kept of waiting) {
    if (take(kept, MINUTE_MS)) {
      inSheet.push(kept)
      continue
    }
    for (const row of [...left, ...rows.withoutPhone]) if (mayBeOf(row, kept.at)) unsure.add(row)
  }
  return { inSheet, unsure: [...unsure] }
}
