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

const FLOWS = [
  { row: 'M-082', machine: addressBookMachine },
  { row: 'M-116', machine: appLoadingMachine },
  { row: 'M-132', machine: deliveryMachine },
  { row: 'M-132', machine: handlingMachine },
  { row: 'M-050', machine: imageGalleryMachine },
  { row: 'M-133', machine: loadingMachine },
  { row: 'M-087', machine: membershipDialogMachine },
  { row: 'M-078', machine: orderDialogMachine },
  { row: 'M-091', machine: popupMachine },
  { row: 'A-48', machine: registrationsMachine },
  { row: 'M-120', machine: scrollerMachine },
  { row: 'M-103', machine: videoDurationMachine },
  { row: 'M-067', machine: videoPlayerMachine },
]

const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

const descriptionsIn = (node: AnyStateNode): ReadonlyArray<string> =>
  nodesOf(node)
    .flatMap(({ description, transitions }) => [
      description,
      ...[...transitions.values()].flat().map((transition) => transition.description),
    ])
    .filter((description) => description !== undefined)

describe('a flow', () => {
  it.each(FLOWS)('[$row] has whole sentences beside the diagram of $machine.id', ({ machine }) => {
    const descriptions = descriptionsIn(machine.root)
    expect(descriptions.length).toBeGreaterThan(0)
    expect(descriptions.filter((text) => !/^\S.+[.]$/.test(text))).toStrictEqual([])
  })
})

describe('a registration in the hands of staff', () => {
  it('[M-132] is in a state of which its page says what it means', () => {
    const states = nodesOf(handlingMachine.root).filter(({ type }) => type === 'atomic' || type === 'final')
    expect(states.length).toBeGreaterThan(0)
    expect(states.filter(({ description }) => description === undefined).map(({ key }) => key)).toStrictEqual(
      [],
    )
  })
})
