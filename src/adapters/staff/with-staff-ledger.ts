import * as E from 'fp-ts/Either'
import type { StaffLedger } from '../../ports/staff-ledger'
import { type CommandContext, EXIT, type ExitCode } from './command'

/** Null if no personal data is touched; `phone` if one person is concerned. */
type Use = { readonly command: string; readonly phone?: string | undefined } | null

/** Records the use first; if that fails, nothing else is done. */
export const withStaffLedger = async (
  { openLedger, say, user }: Pick<CommandContext, 'openLedger' | 'say' | 'user'>,
  use: Use,
  work: (ledger: StaffLedger) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const opened = await openLedger()
  if (E.isLeft(opened)) {
    say(opened.left)
    return EXIT.failed
  }
  const ledger = opened.right
  try {
    const noted =
      use === null
        ? E.right(undefined)
        : await ledger.recordUse({ who: user, command: use.command, phone: use.phone ?? null })()
    if (E.isRight(noted)) return await work(ledger)
    say(noted.left.reason)
    return EXIT.failed
  } finally {
    await ledger.close()
  }
}
