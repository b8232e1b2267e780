import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { readFlows } from '../../../scripts/diagrams/flow-files'

/** The slots of each machine that has any. */
const SLOTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  addressBook: ['loadAddressBook', 'loadNewUnits'],
  appLoading: ['loadProducts'],
  delivery: [
    'takeWork',
    'readSheet',
    'sendBatch',
    'claimId',
    'reserveId',
    'removeRows',
    'settleWork',
    'pruneMarkers',
  ],
  loading: ['load'],
  membershipDialog: ['submitMembership'],
  orderDialog: ['submitOrder'],
  popup: ['claimShowing'],
  scroller: ['measureViewport'],
  videoDuration: ['findMinutes'],
  videoPlayer: ['readVideoSize'],
}

const machines = readFlows().map(({ machine, rows: [row] }) => ({
  row,
  id: machine.id,
  actors: Object.entries<AnyActorLogic>(machine.implementations.actors as Record<string, AnyActorLogic>),
}))

describe('an actor slot that nothing fills', () => {
  it.each(machines.map(({ actors, ...rest }) => ({ ...rest, slots: actors.map(([slot]) => slot) })))(
    '[$row] is one of those of $id: $slots',
    ({ id, slots }) => {
      expect(slots).toStrictEqual(SLOTS[id] ?? [])
    },
  )

  it.each(
    machines.flatMap(({ row, id, actors }) => actors.map(([slot, logic]) => ({ row, id, slot, logic }))),
  )('[$row] of $id rejects with its own name: $slot', async ({ slot, logic }) => {
    await expect(toPromise(createActor(logic).start())).rejects.toStrictEqual(new Error(slot))
  })
})
