import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDelivery } from '../../../src/adapters/delivery/start-delivery'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { TargetSheets } from '../../../src/ports/target-sheets'

const BATCH = { id: 7, markerValue: 'm', spreadsheet: null, tries: 0, rows: [] }

const writerThatKeeps = (
  markersKept: number,
  removeMarkers: TargetSheets['removeMarkers'] = () => TE.right(undefined),
): TargetSheets => ({
  readSheets: () => TE.right({ markers: [], rows: [] }),
  sendBatch: () => TE.right(undefined),
  claimId: () => TE.right('ours'),
  reserveId: () => TE.right({ isMarked: true }),
  removeRows: () => TE.right({ isMarked: true }),
  removeMarkers,
  markerRoom: { spreadsheet: 'a-book', most: markersKept },
})

const storeWith = (given: Pick<DeliveryStore, 'findOldMarkers' | 'forgetMarkers'>): DeliveryStore => ({
  takeWork: () => TE.right({ tag: 'batch', batch: BATCH }),
  recordSheet: () => TE.right(undefined),
  settleReading: () => TE.right(undefined),
  settleBatch: () => TE.right(undefined),
  settleRemovals: () => TE.right(undefined),
  reserveWrite: TE.right({ at: 0, waitMs: 0 }),
  mayCall: () => TE.right(undefined),
  hashPhone: (phone) => phone,
  ...given,
})

const forever = () => new Promise<never>(() => undefined)

const start = (store: DeliveryStore, writer: TargetSheets): void => {
  const { stop } = startDelivery({
    store,
    sheets: { orders: writer, members: writer },
    recipient: 'a spreadsheet',
    onHalted: () => undefined,
  })
  onTestFinished(stop)
}

describe('the markers of delivered batches', () => {
  it('[P-002] are kept as far as the service has space for them', async () => {
    const asked = await new Promise<number>((resolve) =>
      start(
        storeWith({
          findOldMarkers: (_target, { most }) => {
            resolve(most)
            return forever
          },
          forgetMarkers: () => TE.right(undefined),
        }),
        writerThatKeeps(42),
      ),
    )
    expect(asked).toBe(42)
  })

  it('[P-002] are deleted from the ledger once the service has removed them', async () => {
    const removed: Array<ReadonlyArray<number>> = []
    const forgotten = await new Promise<ReadonlyArray<number>>((resolve) =>
      start(
        storeWith({
          findOldMarkers: () => TE.right([3, 4]),
          forgetMarkers: (ids) => {
            resolve(ids)
            return forever
          },
        }),
        writerThatKeeps(42, (ids) => {
          removed.push(ids)
          return TE.right(undefined)
        }),
      ),
    )
    expect(removed[0]).toStrictEqual([3, 4])
    expect(forgotten).toStrictEqual([3, 4])
  })
})
