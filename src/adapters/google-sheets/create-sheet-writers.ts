import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { passing, type SendFailure } from '../../domain/delivery/batch'
import type { Target } from '../../domain/registration/registration'
import type { SheetSources } from '../../domain/site/sheet-source'
import type { Now } from '../../ports/clock'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { SheetWriter } from '../../ports/sheet-writer'
import { pruneRequests } from './batch-requests'
import type { CallSheets } from './call-sheets'
import { callsUnderLease } from './calls-under-lease'
import { createReadSheets } from './create-read-sheets'
import { createRemoveRows } from './create-remove-rows'
import { createSendBatch } from './create-send-batch'
import { markersKept } from './marker-limits'
import { namedIfFormer, unlessFormer } from './open-tab'
import { createSpreadsheetCalls } from './spreadsheet-calls'

type WriterDeps = Pick<DeliveryStore, 'mayCall' | 'noteSheet' | 'markPhone'> & {
  readonly callSheets: CallSheets
  readonly sheets: SheetSources
  readonly now: Now
}

const createSheetWriter = (deps: WriterDeps, target: Target): SheetWriter => {
  const callSheets = callsUnderLease(deps.callSheets, { mayCall: deps.mayCall(target), now: deps.now })
  const sheet = deps.sheets[target]
  const callsOn = (spreadsheet: string) => createSpreadsheetCalls(callSheets, spreadsheet)
  const parts = { target, sheet, callSheets }
  return {
    readSheets: createReadSheets(parts),
    sendBatch: createSendBatch({
      ...parts,
      calls: callsOn(sheet.id),
      noteSheet: (open, batchId) =>
        pipe(
          deps.noteSheet(target, open, batchId),
          TE.mapLeft(({ reason }): SendFailure => passing(reason)),
        ),
    }),
    // If the first spreadsheet lacks the rows, they are sent to the configured one under a new id.
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
    removeRows: createRemoveRows({ ...parts, markPhone: deps.markPhone }),
    removeMarkers: (ids) =>
      pipe(
        callsOn(sheet.id).update(pruneRequests(ids)),
        TE.map(() => undefined),
      ),
    markerRoom: { spreadsheet: sheet.id, kept: markersKept(deps.sheets) },
  }
}

/** The port `SheetWriter` for each target, over the calls to Google Sheets. */
export const createSheetWriters = (deps: WriterDeps): Readonly<Record<Target, SheetWriter>> => ({
  orders: createSheetWriter(deps, 'orders'),
  members: createSheetWriter(deps, 'members'),
})
