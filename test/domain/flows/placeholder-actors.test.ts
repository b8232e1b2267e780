import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { addressBookMachine } from '../../../src/domain/flows/address-book.machine'
import { appLoadingMachine } from '../../../src/domain/flows/app-loading.machine'
import { deliveryMachine } from '../../../src/domain/flows/delivery.machine'
import { disclosureMachine } from '../../../src/domain/flows/disclosure.machine'
import { imageGalleryMachine } from '../../../src/domain/flows/image-gallery.machine'
import { loadingMachine } from '../../../src/domain/flows/loading.machine'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { popupMachine } from '../../../src/domain/flows/popup.machine'
import { registrationsMachine } from '../../../src/domain/flows/registrations.machine'
import { scrollerMachine } from '../../../src/domain/flows/scroller.machine'
import { videoDurationMachine } from '../../../src/domain/flows/video-duration.machine'
import { videoPlayerMachine } from '../../../src/domain/flows/video-player.machine'

const machines = [
  {
    row: 'M-082',
    id: 'addressBook',
    machine: addressBookMachine,
    slots: ['loadAddressBook', 'loadNewUnits'],
  },
  { row: 'M-116', id: 'appLoading', machine: appLoadingMachine, slots: ['loadProducts'] },
  {
    row: 'M-132',
    id: 'delivery',
    machine: deliveryMachine,
    slots: [
      'takeWork',
      'readSheet',
      'sendBatch',
      'claimId',
      'reserveId',
      'removeRows',
      'settleWork',
      'pruneMarkers',
    ],
  },
  { row: 'M-020', id: 'disclosure', machine: disclosureMachine, slots: [] },
  { row: 'M-050', id: 'imageGallery', machine: imageGalleryMachine, slots: [] },
  { row: 'M-133', id: 'loading', machine: loadingMachine, slots: ['load'] },
  { row: 'M-087', id: 'membershipDialog', machine: membershipDialogMachine, slots: ['submitMembership'] },
  { row: 'M-078', id: 'orderDialog', machine: orderDialogMachine, slots: ['submitOrder'] },
  { row: 'M-091', id: 'popup', machine: popupMachine, slots: ['claimShowing'] },
  { row: 'A-50', id: 'registrations', machine: registrationsMachine, slots: [] },
  { row: 'M-120', id: 'scroller', machine: scrollerMachine, slots: ['measureViewport'] },
  { row: 'M-103', id: 'videoDuration', machine: videoDurationMachine, slots: ['findMinutes'] },
  { row: 'M-067', id: 'videoPlayer', machine: videoPlayerMachine, slots: ['readVideoSize'] },
]

describe('an actor slot that nothing fills', () => {
  it.each(machines)('[$row] is one of those of $id: $slots', ({ id, machine, slots }) => {
    expect(machine.id).toBe(id)
    expect(Object.keys(machine.implementations.actors)).toStrictEqual(slots)
  })

  it.each(
    machines.flatMap(({ row, id, machine, slots }) =>
      slots.map((slot) => ({ row, id, slot, logic: machine.implementations.actors[slot] as AnyActorLogic })),
    ),
  )('[$row] of $id rejects with its own name: $slot', async ({ slot, logic }) => {
    await expect(toPromise(createActor(logic).start())).rejects.toStrictEqual(new Error(slot))
  })
})
