import { nationalNumber } from '../../phone/phone-spellings'
import type { EpochMs } from '../../time/epoch-ms'
import { hashOfPhone } from '../phone-hash'
import { only, run, type Script } from '../script'
import { type HistoryEntry, type HistorySpan, KEPT_COMMAND, type StaffUse } from './staff-use'

/** The history has one hash for a number, however it is spelled. */
const historyHash = (phone: string): Script<string> => hashOfPhone(nationalNumber(phone))

/** Adds an entry and returns its id; the phone number is stored as a keyed hash. */
export function* appendHistory(
  { who, command, phone, rows = null }: StaffUse & { readonly rows?: number | null },
  at: EpochMs,
): Script<string> {
  const id = (yield* only('newId', {})).text
  const phoneHash = phone === null ? null : yield* historyHash(phone)
  yield* run('insertEntry', { id, at, who, command, phoneHash, rows })
  return id
}

/** A page of the history, after an entry. */
export const readHistory = (
  { since, until }: HistorySpan,
  after: Pick<HistoryEntry, 'at' | 'id'> | null,
): Script<ReadonlyArray<HistoryEntry>> =>
  run('historyPage', { since, until, at: after?.at ?? Number.MIN_SAFE_INTEGER, id: after?.id ?? '' })

/** The uses of a person's data from `since` on, newest first; those of what the law keeps are left out. */
export function* usesOf(phone: string, since: EpochMs): Script<ReadonlyArray<HistoryEntry>> {
  return yield* run('historyOfPerson', { phoneHash: yield* historyHash(phone), since, without: KEPT_COMMAND })
}
