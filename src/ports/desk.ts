import type * as E from 'fp-ts/Either'
import type { DeskList } from '../domain/desk/desk-list'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Transact } from './transact'

/** The ledger for the staff’s desk. */
export type DeskStore = {
  readonly read: Transact<LedgerUnavailable>
  readonly change: Transact<LedgerUnavailable>
}

/**
 * The workbook of what a list shows, with state, note, time of the next call and who made the last step. Fails if that is more
 * than `most` registrations.
 */
export type ExportXlsx = (
  list: Omit<DeskList, 'day' | 'before'>,
) => Promise<E.Either<{ readonly most: number }, { readonly bytes: Uint8Array; readonly rows: number }>>
