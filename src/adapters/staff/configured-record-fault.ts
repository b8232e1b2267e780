import * as E from 'fp-ts/Either'
import { run } from '../../domain/ledger/script'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { Upkeep } from './command'

export const NO_RECORD_NAME = 'Thiếu tên sổ các lần xóa: --erasures TỆP.'

/** What is wrong with the configured record of erasures, as a sentence; null if it has every line that the ledger knows. */
export const recordFault =
  ({ records }: Pick<Upkeep, 'records'>) =>
  async ({ read }: Pick<StaffLedger, 'read'>): Promise<string | null> => {
    const known = await read(() => run('knownHeads', {}))()
    if (E.isLeft(known)) return known.left.reason
    const state = records.compare(known.right, [])
    return E.isLeft(state) ? state.left : state.right.fault
  }
