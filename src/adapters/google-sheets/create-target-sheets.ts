import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { Target } from '../../domain/registration/registration'
import type { SheetSources } from '../../domain/site/sheet-source'
import type { Now } from '../../ports/clock'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { TargetSheets } from '../../ports/target-sheets'
import type { CallSheets } from './call-sheets'
import { createRowRemover } from './create-row-remover'
import { createSendBatch } from './create-send-batch'
import { createSheetsReader } from './create-sheets-reader'
import { pruneRequests } from './metadata-requests'
import { namedIfFormer, unlessFormer } from './open-tab'
import { createSpreadsheetCalls } from './spreadsheet-calls'

/** Markers kept in a spreadsheet, which has room for 30,000 characters of them. */
const KEPT = 1_000
const KEPT_OF_TWO_SHEETS = 450

/** The markers kept for each target; fewer if both share a spreadsheet. */
export const markersKept = ({ orders, members }: SheetSources): number =>
  orders.id === members.id ? KEPT_OF_TWO_SHEETS : KEPT

/** In ms; a permission to call is ignored if it took longer: the process may have been suspended meanwhile. */
const LONGEST_CHECK_MS = 10_000

type LeaseCheck = { readonly mayCall: TE.TaskEither<LedgerUnavailable, void>; readonly now: Now }

/**
 * Checks before each call that this process still holds the lease: after a suspension, another process may have taken over its
 * work.
 */
const callsUnderLease = (callSheets: CallSheets, { mayCall, now }: LeaseCheck): CallSheets => {
  const check: TE.TaskEither<SendFailure, void> = pipe(
    TE.fromIO(now),
    TE.chain((askedAt) =>
      pipe(
        mayCall,
        TE.mapLeft(({ reason }) => passing(reason)),
        TE.filterOrElse(
          () => Math.abs(now() - askedAt) <= LONGEST_CHECK_MS,
          () => passing('the ledger answered too late'),
        ),
      ),
    ),
  )
  return (call) => callSheets({ ...call, mayCall: check })
}

type SheetsDeps = Pick<DeliveryStore, 'mayCall' | 'recordSheet' | 'hashPhone'> & {
  readonly callSheets: CallSheets
  readonly sheets: SheetSources
  readonly now: Now
}

const createSheetsOf = (deps: SheetsDeps, target: Target): TargetSheets => {
  const callSheets = callsUnderLease(deps.callSheets, { mayCall: deps.mayCall(target), now: deps.now })
  const sheet = deps.sheets[target]
  const callsOn = (spreadsheet: string) => createSpreadsheetCalls(callSheets, spreadsheet)
  const parts = { target, sheet, callSheets }
  return {
    readSheets: createSheetsReader(parts),
    sendBatch: createSendBatch({
      ...parts,
      calls: callsOn(sheet.id),
      recordSheet: (open, batchId) =>
        pipe(
          deps.recordSheet(target, open, batchId),
          TE.mapLeft(({ reason }): SendFailure => passing(reason)),
        ),
    }),
    // If a former spreadsheet lacks the rows, they are sent to the configured one under a new id.
    claimId: (batch) =>
      pipe(
        callsOn(batch.spreadsheet ?? sheet.id).claimId(batch),
        TE.mapLeft(namedIfFormer(sheet, batch.spreadsheet)),
        TE.map((marker) =>
          marker === 'absent' && (batch.spreadsheet ?? sheet.id) !== sheet.id ? 'foreign' : marker,
        ),
      ),
    reserveId: ({ id, sheet: known }) =>
      pipe(callsOn(known?.spreadsheet ?? sheet.id).reserveId(id), TE.mapLeft(unlessFormer(sheet, known))),
    removeRows: createRowRemover({ ...parts, hashPhone: deps.hashPhone }),
    removeMarkers: (ids) =>
      pipe(
        callsOn(sheet.id).update(pruneRequests(ids)),
        TE.map(() => undefined),
      ),
    markerRoom: { spreadsheet: sheet.id, most: markersKept(deps.sheets) },
  }
}

/** The port `TargetSheets` for each target, over the calls to Google Sheets. */
export const createTargetSheets = (deps: SheetsDeps): Readonly<Record<Target, TargetSheets>> => ({
  orders: createSheetsOf(deps, 'orders'),
  members: createSheetsOf(deps, 'members'),
})
