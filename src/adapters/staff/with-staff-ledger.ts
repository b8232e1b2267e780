import * as E from 'fp-ts/Either'
import { run } from '../../domain/ledger/script'
import { appendHistory } from '../../domain/ledger/staff/history'
import type { UseName } from '../../domain/ledger/staff/staff-use'
import type { StaffLedger } from '../../ports/staff-ledger'
import { UnreadableLedgerError } from '../workbook/read-paged'
import { type ExitCode, failed, type LedgerAccess } from './command'

/** Null if nothing is recorded beforehand; `phone` if one person is concerned. */
type Use = { readonly command: UseName; readonly phone?: string | undefined } | null

/**
 * Records the use, runs `work` only if that succeeded, then records how many rows it concerned. Prints the reason of
 * `UnreadableLedgerError`.
 */
export const withStaffLedger = async (
  { openLedger, say, user }: Pick<LedgerAccess, 'openLedger' | 'say' | 'user'>,
  use: Use,
  work: (ledger: StaffLedger, count: (rows: number) => void) => Promise<ExitCode>,
): Promise<ExitCode> => {
  const opened = await openLedger()
  if (E.isLeft(opened)) return failed({ say }, opened.left)
  const ledger = opened.right
  try {
    const noted =
      use === null
        ? E.right(null)
        : await ledger.change((at) =>
            appendHistory({ who: user, command: use.command, phone: use.phone ?? null }, at),
          )()
    if (E.isLeft(noted)) return failed({ say }, noted.left.reason)
    let rows = null as number | null
    const code = await work(ledger, (counted) => {
      rows = counted
    })
    if (noted.right === null || rows === null) return code
    const recorded = { id: noted.right, rows }
    const counted = await ledger.change(() => run('countUse', recorded))()
    if (E.isLeft(counted)) say(counted.left.reason)
    return code
  } catch (error) {
    if (error instanceof UnreadableLedgerError) return failed({ say }, error.message)
    throw error
  } finally {
    await ledger.close()
  }
}
