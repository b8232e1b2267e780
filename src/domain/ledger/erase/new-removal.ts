import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'

export type NewRemoval = {
  readonly at: EpochMs
  readonly target: Target
  readonly state: 'queued' | 'done'
  readonly phoneHash: string | null
  /** The batch that has to be settled first, because until then it may still add a row. */
  readonly afterBatch: number | null
  /** Rows in the sheet after this time postdate the erasure; null if there can be none. */
  readonly rowsUntil: EpochMs | null
  /** The known sheet from which rows are removed; null for the one that is configured when they are removed. */
  readonly sheet: string | null
  /** When the erased registrations were received, as JSON; null if the sheet may have others of the person. */
  readonly times: string | null
}

export const HeldRow = t.type({
  target: Target,
  delivered: t.number,
  openBatch: t.union([t.number, t.null]),
})
export type HeldRow = t.TypeOf<typeof HeldRow>

/** Whether a row of the person was delivered or may be under way. */
export const mayBeInSheet = ({ delivered, openBatch }: HeldRow): boolean =>
  delivered > 0 || openBatch !== null

/** A removal for a sheet whose content the ledger does not know. */
export const blindRemoval = (
  target: Target,
  hash: string,
  { at, rowsUntil }: Pick<NewRemoval, 'at' | 'rowsUntil'>,
): NewRemoval => ({
  at,
  target,
  state: 'queued',
  phoneHash: hash,
  afterBatch: null,
  rowsUntil,
  sheet: null,
  times: null,
})

/** The removal of a person’s rows from a sheet. `times`: null if the sheet may have rows that the ledger has lost. */
export const newRemoval = (
  held: HeldRow,
  times: ReadonlyArray<EpochMs> | null,
  { at, hash }: { readonly at: EpochMs; readonly hash: string },
): NewRemoval => {
  const queued = blindRemoval(held.target, hash, { at, rowsUntil: null })
  return mayBeInSheet(held)
    ? { ...queued, afterBatch: held.openBatch, times: times === null ? null : JSON.stringify(times) }
    : { ...queued, state: 'done', phoneHash: null }
}

/** The stored times; null if the text cannot be read. */
export const readTimes = (text: string | null): ReadonlyArray<EpochMs> | null =>
  pipe(
    J.parse(text ?? 'null'),
    E.chainW(t.readonlyArray(t.number).decode),
    E.getOrElseW(() => null),
  )
