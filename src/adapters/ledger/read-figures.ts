import { sequenceS } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { lastBackup } from '../../domain/ledger/last-backup'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import {
  type DeliveryFigures,
  deliveryState,
  oldestNotice,
  type Standby,
} from '../../domain/ledger/ledger-figures'
import { only } from '../../domain/ledger/script'
import { COUNTED_AT_ONCE } from '../../domain/ledger/statements/figure-statements'
import type { ReadFigures } from '../../ports/ledger'
import type { Transact } from '../../ports/transact'

type Read = Transact<LedgerUnavailable>
type Counted = 'countUndelivered' | 'countQuarantined'

const countFrom = (
  read: Read,
  name: Counted,
  after: number,
  soFar: number,
): TE.TaskEither<LedgerUnavailable, number> =>
  pipe(
    read(() => only(name, { after })),
    TE.chain(({ rows, last }) =>
      last === null || rows < COUNTED_AT_ONCE
        ? TE.right(soFar + rows)
        : countFrom(read, name, last, soFar + rows),
    ),
  )

const deliveryFigures = (read: Read): TE.TaskEither<LedgerUnavailable, DeliveryFigures> =>
  pipe(
    read(deliveryState),
    TE.bind('undelivered', () => countFrom(read, 'countUndelivered', 0, 0)),
  )

/** Reads in pages, so that no transaction is long. */
export const createReadFigures =
  (read: Read, readStandby: TE.TaskEither<LedgerUnavailable, Standby | null> = TE.right(null)): ReadFigures =>
  (isDelivering) =>
    sequenceS(TE.ApplySeq)({
      quarantined: countFrom(read, 'countQuarantined', 0, 0),
      lastBackupAt: read(lastBackup),
      oldestNoticeAt: read(oldestNotice),
      delivery: isDelivering ? deliveryFigures(read) : TE.right(null),
      standby: readStandby,
    })
