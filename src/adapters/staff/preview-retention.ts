import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { LedgerFailure } from '../../domain/ledger/ledger-failure'
import {
  expiredPersons,
  FIRST_POSITION,
  type SearchPosition,
} from '../../domain/ledger/retain/expired-persons'
import { expiryMoment } from '../../domain/ledger/retain/expiry'
import type { RetentionPreview } from '../../domain/ledger/retain/retention'
import { clockAndShare } from '../../domain/ledger/retain/retention-clock'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { Transact } from '../../ports/transact'

type Asked = { readonly days: number; readonly isDelivering: boolean }

/** What the next erasure by age would do (P-013). Reads in pages, so that no transaction is long. */
export const previewRetention =
  (
    read: Transact<LedgerFailure>,
    { days, isDelivering }: Asked,
  ): TE.TaskEither<LedgerFailure, RetentionPreview> =>
  async () => {
    const known = await read(clockAndShare)()
    if (E.isLeft(known)) return known
    const rule = { before: expiryMoment(known.right.at, days), isDelivering }
    const persons = new Set<string>()
    const waiting = new Set<string>()
    let rows = 0
    let oldestAt: EpochMs | null = null
    for (let position: SearchPosition | null = FIRST_POSITION; position !== null; ) {
      const from: SearchPosition = position
      const seen = await read(() => expiredPersons(rule, from))()
      if (E.isLeft(seen)) return seen
      for (const row of seen.right.expiredRows) {
        persons.add(row.phone)
        rows += 1
        oldestAt = Math.min(oldestAt ?? row.at, row.at)
      }
      for (const phone of seen.right.waiting) waiting.add(phone)
      position = seen.right.next
    }
    return E.right({ ...known.right, persons: persons.size, rows, waiting: waiting.size, oldestAt })
  }
