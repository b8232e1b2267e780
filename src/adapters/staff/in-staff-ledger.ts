import * as E from 'fp-ts/Either'
import type { StaffLedger } from '../../ports/staff-ledger'
import { openStaffLedger } from '../server/wire-staff-ledger'
import { type CommandContext, EXIT, type ExitCode } from './command'

/** Takes work on what is kept, opens the place for it and closes it after, or says why it cannot be opened. */
export const inStaffLedger = async (
  { place, say }: CommandContext,
  work: (ledger: StaffLedger) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const opened = await openStaffLedger(place)()
  if (E.isLeft(opened)) {
    say(opened.left)
    return EXIT.failed
  }
  try {
    return await work(opened.right)
  } finally {
    await opened.right.close()
  }
}
