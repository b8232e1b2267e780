import * as E from 'fp-ts/Either'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { Upkeep } from './command'

export const NO_RECORD_NAME = 'Thiếu tên sổ các lần xóa: --erasures TỆP.'

/** What is wrong with the configured record of erasures, as a sentence; null if it has every line that the ledger knows. */
export const recordFault =
  ({ records }: Pick<Upkeep, 'records'>) =>
  async ({ readKnownHeads }: Pick<StaffLedger, 'readKnownHeads'>): Promise<string | null> => {
    const known = await readKnownHeads()
    if (E.isLeft(known)) return known.left.reason
    const state = records.compare(known.right, [])
    return E.isLeft(state) ? state.left : state.right.fault
  }
