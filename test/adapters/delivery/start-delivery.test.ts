import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import { SHEETS } from '../../support/import-calls'

const batch = { id: 7, mark: 'm', attempts: 0, rows: [] }
const reply = { createDeveloperMetadata: { developerMetadata: { metadataId: 7 } } }
const tabs = [SHEETS.orders, SHEETS.members].map(({ name }, sheetId) => ({
  properties: { sheetId, title: name },
}))

describe('the marks of a spreadsheet, which share 30,000 characters', () => {
  it.each([
    { where: 'two spreadsheets', members: SHEETS.members, kept: 1_000 },
    { where: 'one spreadsheet', members: { ...SHEETS.members, id: SHEETS.orders.id }, kept: 450 },
  ])('[M-132] are kept to $kept of each sheet in $where', async ({ members, kept }) => {
    const asked = await new Promise<number>((resolve) => {
      const store: DeliveryStore = {
        formBatch: () => TE.right({ tag: 'batch', batch }),
        settleBatch: () => TE.right(undefined),
        settleRemovals: () => TE.right(undefined),
        reserveWrite: TE.right(0),
        findOldMarkers: (_target, newest) => {
          resolve(newest)
          return () => new Promise(() => undefined)
        },
        forgetMarkers: () => TE.right(undefined),
        markPhone: (phone) => phone,
      }
      const { stop } = startDelivery({
        store,
        sheets: { ...SHEETS, members },
        callSheets: ({ body }) => TE.right(body === undefined ? { sheets: tabs } : { replies: [reply] }),
        sayHalted: () => undefined,
      })
      onTestFinished(stop)
    })
    expect(asked).toBe(kept)
  })
})
