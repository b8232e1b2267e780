import { RESERVED } from '../../../src/domain/delivery/marker'

/** A call in flight: it changes the sheet when it arrives, unless its id has a marker already. */
export type Call =
  | {
      readonly kind: 'send'
      readonly id: number
      readonly mark: string
      readonly rows: ReadonlyArray<number>
    }
  | { readonly kind: 'remove'; readonly id: number; readonly indexes: ReadonlyArray<number> }
  | { readonly kind: 'reserve'; readonly id: number; readonly mark: string }

/** Rows by the id of their registration, in order. */
export type Sheet = {
  readonly rows: ReadonlyArray<number>
  readonly markers: Readonly<Record<number, string>>
}

export type Arrived = {
  readonly sheet: Sheet
  readonly isTaken: boolean
  readonly deleted: ReadonlyArray<number>
}

const rowsAfter = (rows: ReadonlyArray<number>, call: Call): ReadonlyArray<number> => {
  if (call.kind === 'send') return [...rows, ...call.rows]
  return call.kind === 'remove' ? rows.filter((_, index) => !call.indexes.includes(index)) : rows
}

/** `invalid` is a row that the service refuses, and with it the call. */
export const arrive = ({ rows, markers }: Sheet, call: Call, invalid: number | null): Arrived => {
  const isRefused =
    markers[call.id] !== undefined || (call.kind === 'send' && call.rows.some((row) => row === invalid))
  if (isRefused) return { sheet: { rows, markers }, isTaken: false, deleted: [] }
  return {
    sheet: {
      rows: rowsAfter(rows, call),
      markers: { ...markers, [call.id]: call.kind === 'remove' ? RESERVED : call.mark },
    },
    isTaken: true,
    deleted: call.kind === 'remove' ? call.indexes.flatMap((index) => rows[index] ?? []) : [],
  }
}
