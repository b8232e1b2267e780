import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { addressBookMachine } from '../../../src/domain/flows/address-book.machine'
import { appLoadingMachine } from '../../../src/domain/flows/app-loading.machine'
import { deliveryMachine } from '../../../src/domain/flows/delivery.machine'
import { handlingMachine } from '../../../src/domain/flows/handling.machine'
import { imageGalleryMachine } from '../../../src/domain/flows/image-gallery.machine'
import { loadingMachine } from '../../../src/domain/flows/loading.machine'
import { membershipDialogMachine } from '../../../src/domain/flows/membership-dialog.machine'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { popupMachine } from '../../../src/domain/flows/popup.machine'
import { registrationsMachine } from '../../../src/domain/flows/registrations.machine'
import { scrollerMachine } from '../../../src/domain/flows/scroller.machine'
import { videoDurationMachine } from '../../../src/domain/flows/video-duration.machine'
import { videoPlayerMachine } from '../../../src/domain/flows/video-player.machine'

type Described = { readonly part: string; readonly description: string | undefined }

const partsOf = (node: AnyStateNode): ReadonlyArray<Described> => [
  { part: node.path.join('.'), description: node.description },
  ...[...node.transitions.values()].flat().map(({ eventType, description }) => ({
    part: [...node.path, eventType].join('.'),
    description,
  })),
  ...Object.values(node.states).flatMap(partsOf),
]

const describedIn = (node: AnyStateNode) =>
  partsOf(node).filter(({ description }) => description !== undefined)

const machines = [
  { row: 'M-082', machine: addressBookMachine, described: ['book.missing', 'newUnits.unasked'] },
  {
    row: 'M-116',
    machine: appLoadingMachine,
    described: ['idle', 'loading', 'loaded', 'loaded.products.retry', 'failed'],
  },
  {
    row: 'M-132',
    machine: deliveryMachine,
    described: [
      'taking',
      'reading',
      'sending',
      'confirming',
      'reserving',
      'removing',
      'settling',
      'tidying',
      'waiting',
      'halted',
    ],
  },
  {
    row: 'M-132',
    machine: handlingMachine,
    described: [
      'handling.note',
      'toCall.new',
      'toCall.unanswered',
      'toCall.callLater',
      'toCall.wrongNumber',
      'confirmed',
      'sent',
      'done',
      'cancelled',
    ],
  },
  { row: 'M-050', machine: imageGalleryMachine, described: ['showing', 'fading'] },
  { row: 'M-133', machine: loadingMachine, described: ['content.want', 'failed'] },
  {
    row: 'M-087',
    machine: membershipDialogMachine,
    described: [
      'editing.plan.choose',
      'editing.fresh',
      'editing.rejected',
      'editing.failed',
      'editing.confirmed',
      'editing.confirmed.form.renew',
      'editing.confirmed.membership.submit',
      'sending',
      'sending.left',
      'kept',
      'unsent',
      'askingToDiscard',
    ],
  },
  {
    row: 'M-078',
    machine: orderDialogMachine,
    described: [
      'editing.province.choose',
      'editing.fresh',
      'editing.rejected',
      'editing.failed',
      'editing.confirmed',
      'editing.confirmed.form.renew',
      'editing.confirmed.order.submit',
      'sending',
      'sending.left',
      'kept',
      'unsent',
      'askingToDiscard',
    ],
  },
  { row: 'M-091', machine: popupMachine, described: ['waiting', 'claiming', 'shown', 'over'] },
  {
    row: 'A-50',
    machine: registrationsMachine,
    described: ['ready.submission.send', 'ready.submission.acknowledge'],
  },
  { row: 'M-120', machine: scrollerMachine, described: ['settling', 'scrollable', 'still'] },
  { row: 'M-103', machine: videoDurationMachine, described: ['unknown', 'finding', 'found', 'unplayable'] },
  { row: 'M-067', machine: videoPlayerMachine, described: ['sizing', 'showing', 'failed'] },
]

describe('a state with a decision', () => {
  it.each(machines)('[$row] has a description for the diagram of $machine.id', ({ machine, described }) => {
    const found = describedIn(machine.root)
    expect(found.map(({ part }) => part)).toStrictEqual(described)
    for (const { description } of found) expect(description).toMatch(/^\S.+\.$/)
  })
})
