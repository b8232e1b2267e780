import * as E from 'fp-ts/Either'
import type { StaffLedger } from '../../ports/staff-ledger'
import { type CommandContext, EXIT, type ExitCode } from './command'

export const inStaffLedger = async (
  { openLedger, say }: CommandContext,
  work: (ledger: StaffLedger) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const opened = await openLedger()
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
