import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import { createAwaitTurn } from '../../../src/adapters/google-sheets/await-turn'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets } from '../../../src/adapters/google-sheets/create-target-sheets'
import { createGetToken } from '../../../src/adapters/google-sheets/service-account'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import type { SheetSources } from '../../../src/domain/site/sheet-source'
import type { Ledger } from '../../../src/ports/ledger'
import { decoded } from '../decoded'
import { openTestLedger, staffLedgerIn } from '../ledger/open-test-ledger'
import { SHEETS } from '../server/import-calls'
import { KEY_FILE, startSheetsService } from '../stand-in-sheets/sheets-service'
import { createTempDir } from '../temp-dir'

/** How many registrations wait to be delivered. */
const pendingIn = (dataDir: string): number => {
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  try {
    return Number(db.prepare('SELECT count(*) AS n FROM outbox').get()?.n)
  } finally {
    db.close()
  }
}

/** A spreadsheet for orders once the first is full. */
export const NEXT_ORDERS = { id: 'sheet-orders-next', name: 'Đơn hàng' }

const DEADLINE_MS = 20_000

/** Rests of the delivery are shorter by this: what happens between two of them stays the same. */
const RESTS_SHORTER_BY = 50

const clock = {
  setTimeout: (act: (...args: ReadonlyArray<unknown>) => void, ms: number): NodeJS.Timeout =>
    setTimeout(act, ms / RESTS_SHORTER_BY),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
}

export const startOnService = async (
  service: Awaited<ReturnType<typeof startSheetsService>>,
  ledger: Pick<Ledger, 'openDelivery'>,
  key = KEY_FILE,
  sheets: SheetSources = SHEETS,
) => {
  const halted: Array<string> = []
  const store = decoded(await ledger.openDelivery())
  const callSheets = createCallSheets({
    fetch,
    rootUrl: service.rootUrl,
    getToken: createGetToken(key, service.tokenUrl),
    // The pace is the service's quota: here only the order of writes matters.
    awaitTurn: createAwaitTurn({ reserveWrite: store.reserveWrite, wait: async () => {} }),
  })
  const delivery = startDelivery({
    store,
    sheets: createTargetSheets({ ...store, callSheets, sheets, now: Date.now }),
    recipient: 'Google Sheets',
    onHalted: (target) => halted.push(target),
    clock,
  })
  onTestFinished(delivery.stop)
  return { ...delivery, halted }
}

/** Returns a ledger, a stand-in of the spreadsheet service and the delivery between them, started when it is asked for. */
export const deliveryBench = async () => {
  const dataDir = await createTempDir()
  const service = await startSheetsService({
    [SHEETS.orders.id]: [SHEETS.orders.name],
    [SHEETS.members.id]: [SHEETS.members.name],
    [NEXT_ORDERS.id]: [NEXT_ORDERS.name],
  })
  onTestFinished(service.stop)
  const open = () => openTestLedger(dataDir)
  let ledger = open()
  const start = (key = KEY_FILE, sheets = SHEETS) => startOnService(service, ledger, key, sheets)
  return {
    dataDir,
    service,
    start,
    ledger: () => ledger,
    /** Closes the ledger and opens it again, as a restart does. */
    restart: async () => {
      await ledger.close()
      ledger = open()
    },
    /** Closes the ledger, changes its files and opens it again. */
    reopenAfter: async (work: () => Promise<void>) => {
      await ledger.close()
      await work()
      ledger = open()
    },
    orders: () => service.book(SHEETS.orders.id).rowsOf(SHEETS.orders.name),
    members: () => service.book(SHEETS.members.id).rowsOf(SHEETS.members.name),
    pending: async () => pendingIn(dataDir),
    lastError: async () => decoded(await staffLedgerIn(dataDir).read(readStatus)()).lastError,
    /** Waits until everything is delivered. */
    drained: async () => {
      const end = Date.now() + DEADLINE_MS
      while (pendingIn(dataDir) > 0) {
        if (Date.now() > end) throw new Error('rows are left after the deadline')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}
