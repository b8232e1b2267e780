import type { Target } from '../../domain/registration/registration'
import type { SheetSources } from '../../domain/site/sheet-source'
import type { DeliveryStore } from '../../ports/delivery-store'
import type { Now } from '../../ports/now'
import type { SheetWriter } from '../../ports/sheet-writer'
import type { CallSheets } from './call-sheets'
import { createReadSheet } from './create-read-sheet'
import { createRemoveRows } from './create-remove-rows'
import { createSendBatch } from './create-send-batch'
import { fencedCalls } from './fenced-calls'
import { createFindTab } from './find-tab'
import { createMarkedCalls } from './marked-calls'
import { markersKept } from './marker-limits'
import { createReadValues } from './read-values'

type WriterDeps = {
  readonly callSheets: CallSheets
  readonly mayCall: DeliveryStore['mayCall']
  readonly sheets: SheetSources
  readonly markPhone: (phone: string) => string
  readonly now: Now
}

const createSheetWriter = ({ sheets, markPhone, now, ...deps }: WriterDeps, target: Target): SheetWriter => {
  const callSheets = fencedCalls(deps.callSheets, { mayCall: deps.mayCall(target), now })
  const sheet = sheets[target]
  const calls = createMarkedCalls(callSheets, sheet)
  const tab = createFindTab({ callSheets, sheet, now })
  const readValues = createReadValues({ callSheets, target, sheet })
  return {
    readSheet: createReadSheet({ callSheets, sheet, tab, readValues }),
    sendBatch: createSendBatch({ calls, tab }),
    readMarker: calls.readMarker,
    reserveId: calls.reserveId,
    removeRows: createRemoveRows({ readValues, calls, tab, markPhone }),
    removeMarkers: calls.removeMarkers,
    markersKept: markersKept(sheets),
  }
}

export const createSheetWriters = (deps: WriterDeps): Readonly<Record<Target, SheetWriter>> => ({
  orders: createSheetWriter(deps, 'orders'),
  members: createSheetWriter(deps, 'members'),
})
