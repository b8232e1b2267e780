import { randomUUID } from 'node:crypto'
import type { HistoryEntry, StaffUse } from '../../domain/ledger/staff-use'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { nationalNumber } from '../../domain/registration/phone-spellings'
import { phoneMark, phoneMarkSecret } from './phone-mark'
import { run, type Script } from './script'

export function* recordUse({ who, command, phone }: StaffUse, at: EpochMs): Script<void> {
  const mark = phone === null ? null : phoneMark(yield* phoneMarkSecret(), nationalNumber(phone))
  yield* run('insertEntry', { id: randomUUID(), at, who, command, phoneMark: mark })
}

export const readHistory = (
  after: Pick<HistoryEntry, 'at' | 'id'> | null,
): Script<ReadonlyArray<HistoryEntry>> =>
  run(
    'historyPage',
    after === null ? { at: Number.MIN_SAFE_INTEGER, id: '' } : { at: after.at, id: after.id },
  )
