import { nationalNumber } from '../../phone/phone-spellings'
import type { EpochMs } from '../../time/epoch-ms'
import { hashOfPhone } from '../phone-hash'
import { only, run, type Script } from '../script'
import type { HistoryEntry, HistorySpan, StaffUse } from './staff-use'

/** Adds an entry and returns its id; the phone number is stored as a keyed hash. */
export function* appendHistory(
  { who, command, phone, rows = null }: StaffUse & { readonly rows?: number | null },
  at: EpochMs,
): Script<string> {
  const id = (yield* only('newId', {})).text
  const phoneHash = phone === null ? null : yield* hashOfPhone(nationalNumber(phone))
  yield* run('insertEntry', { id, at, who, command, phoneHash, rows })
  return id
}

/** A page of the history, after an entry. */
export const readHistory = (
  { since, until }: HistorySpan,
  after: Pick<HistoryEntry, 'at' | 'id'> | null,
): Script<ReadonlyArray<HistoryEntry>> =>
  run('historyPage', { since, until, at: after?.at ?? Number.MIN_SAFE_INTEGER, id: after?.id ?? '' })
