import * as E from 'fp-ts/Either'
import type { StaffLedger } from '../../ports/staff-ledger'
import type { CommandContext } from './command'

/** What is wrong with the record of erasures in its place, as a sentence; null if the ledger finds all in it. */
export const recordFault =
  ({ records }: Pick<CommandContext, 'records'>) =>
  async ({ readKnownHeads }: Pick<StaffLedger, 'readKnownHeads'>): Promise<string | null> => {
    const known = await readKnownHeads()
    if (E.isLeft(known)) return known.left.reason
    const state = records.compare(known.right, [])
    return E.isLeft(state) ? state.left : state.right.fault
  }
