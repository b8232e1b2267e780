import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
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
import { productId } from '../../support/a-product'
import { aKeptOrder } from '../../support/arrived'
import { PLACES } from '../../support/places'
import { unreachedStates } from '../../support/reachable-states'
import { smallAddressBook } from '../../support/small-address-book'
import { smallNewUnits } from '../../support/small-new-units'

const failure = E.left({ tag: 'unreachable' as const })
const attempt = { key: 'key-1', at: 1_000 }

describe('every state of a flow', () => {
  it('[M-082] the address book is reached', () => {
    expect(
      unreachedStates(addressBookMachine, {
        events: [{ type: 'placeBox.open' }],
        outputs: {
          loadAddressBook: [E.right(smallAddressBook), failure],
          loadNewUnits: [E.right(smallNewUnits), failure],
        },
      }),
    ).toStrictEqual([])
  })

  it('[M-116] app loading is reached', () => {
    expect(
      unreachedStates(appLoadingMachine, {
        events: [{ type: 'products.want' }],
        outputs: { loadProducts: [E.right([]), failure] },
      }),
    ).toStrictEqual([])
  })

  it('[M-132] the delivery is reached', () => {
    const batch = { id: 7, mark: 'm7', spreadsheet: null, attempts: 0, rows: [aKeptOrder(1)] }
    expect(
      unreachedStates(deliveryMachine, {
        events: [],
        outputs: {
          formBatch: [
            E.right({ tag: 'batch', batch }),
            E.right({ tag: 'removals', round: { id: 9, isFresh: true, sheet: null, removals: [] } }),
            E.right({ tag: 'removals', round: { id: 9, isFresh: false, sheet: null, removals: [] } }),
            E.right({ tag: 'unread', sheets: [] }),
            E.right({ tag: 'halted' }),
            failure,
          ],
          readSheet: [E.right({ marks: [], rows: [] })],
          sendBatch: [E.right(undefined), E.left({ tag: 'refused', reason: '400' })],
          readMarker: [E.right('ours')],
          reserveId: [E.right({ isMarked: true })],
          removeRows: [E.right({ isMarked: true })],
          settleWork: [E.right(undefined)],
          pruneMarkers: [E.right(undefined)],
        },
      }),
    ).toStrictEqual([])
  })

  it('[M-020, M-095] the disclosure is reached', () => {
    expect(
      unreachedStates(disclosureMachine, {
        events: [{ type: 'disclosure.open' }, { type: 'disclosure.close' }, { type: 'disclosure.toggle' }],
        outputs: {},
      }),
    ).toStrictEqual([])
  })

  it('[M-050] the image gallery is reached', () => {
    expect(
      unreachedStates(imageGalleryMachine, {
        events: [0, 1].map((index) => ({ type: 'image.choose', index })),
        outputs: {},
      }),
    ).toStrictEqual([])
  })

  it('[M-133] loading is reached', () => {
    expect(
      unreachedStates(loadingMachine, {
        input: { wanted: 1, nothing: [] },
        events: [{ type: 'content.want', wanted: 2 }],
        outputs: { load: [E.right(['a1']), failure] },
      }),
    ).toStrictEqual([])
  })

  it('[M-087] the membership dialog is reached', () => {
    expect(
      unreachedStates(membershipDialogMachine, {
        input: { planId: 1, consentAtStart: true },
        events: [
          { type: 'name.type', name: 'Nguyễn Văn Mẫu' },
          { type: 'phone.type', phone: '0900000001' },
          { type: 'membership.submit', attempt, open: [] },
          { type: 'dialog.close' },
          { type: 'dialog.reopen' },
          { type: 'notice.dismiss' },
          { type: 'discard.confirm' },
          { type: 'discard.cancel' },
        ],
        outputs: { submitMembership: [E.right(undefined), failure] },
      }),
    ).toStrictEqual([])
  })

  it('[M-078] the order dialog is reached', () => {
    expect(
      unreachedStates(orderDialogMachine, {
        input: {
          preselected: { id: productId('sp-1'), title: 'Viên tim' },
          openedAt: 5,
          consentAtStart: true,
        },
        events: [
          { type: 'name.type', name: 'Nguyễn Văn Mẫu' },
          { type: 'phone.type', phone: '0900000001' },
          { type: 'province.choose', province: PLACES.haTinh },
          { type: 'district.choose', district: PLACES.kyAnhTown },
          { type: 'order.submit', attempt, open: [] },
          { type: 'dialog.close' },
          { type: 'dialog.reopen' },
          { type: 'notice.dismiss' },
          { type: 'discard.confirm' },
          { type: 'discard.cancel' },
        ],
        outputs: { submitOrder: [E.right(undefined), failure] },
      }),
    ).toStrictEqual([])
  })

  it('[A-50] the registrations are reached', () => {
    expect(unreachedStates(registrationsMachine, { events: [], outputs: {} })).toStrictEqual([])
  })

  it('[M-091] the popup is reached', () => {
    expect(
      unreachedStates(popupMachine, {
        events: [{ type: 'page.load' }, { type: 'popup.close' }, { type: 'chat.open' }],
        outputs: { claimShowing: [true, false] },
      }),
    ).toStrictEqual([])
  })

  it('[M-120] the scroller is reached', () => {
    expect(
      unreachedStates(scrollerMachine, {
        events: [{ type: 'viewport.resize' }],
        outputs: {
          measureViewport: [1_000, 2_000].map((scrollWidth) => ({
            scrollLeft: 0,
            scrollWidth,
            clientWidth: 1_000,
          })),
        },
      }),
    ).toStrictEqual([])
  })

  it('[M-103] a video duration is reached', () => {
    expect(
      unreachedStates(videoDurationMachine, {
        input: { id: 'v1', videoSrc: '/media/v1.mp4' },
        events: [{ type: 'video.near' }],
        outputs: { findMinutes: [E.right(12), E.left('mediaError'), E.left('failed')] },
      }),
    ).toStrictEqual([])
  })

  it('[M-067, M-068] the video player is reached', () => {
    expect(
      unreachedStates(videoPlayerMachine, {
        events: [{ type: 'media.size', size: { width: 720, height: 1_280 } }, { type: 'media.fail' }],
        outputs: { readVideoSize: [O.none, O.some({ width: 1_280, height: 720 })] },
      }),
    ).toStrictEqual([])
  })
})

describe('a state that no path reaches', () => {
  const withLostStates = setup({
    types: { events: {} as { type: 'go' } | { type: 'never.sent' } },
    guards: { never: () => false },
  }).createMachine({
    initial: 'start',
    states: {
      start: { on: { go: [{ guard: 'never', target: 'guarded' }, { target: 'middle' }] } },
      middle: {
        initial: 'first',
        states: { first: { on: { 'never.sent': { target: 'second' } } }, second: {}, untold: {} },
      },
      guarded: { initial: 'inner', states: { inner: {} } },
    },
  })

  it('[M-116] is reported: behind a guard, behind an event that is not sent, or without any transition', () => {
    expect(unreachedStates(withLostStates, { events: [{ type: 'go' }], outputs: {} })).toStrictEqual([
      'middle.second',
      'middle.untold',
      'guarded',
      'guarded.inner',
    ])
  })

  it('[M-116] is reported if no actor has that output', () => {
    expect(
      unreachedStates(popupMachine, {
        events: [{ type: 'page.load' }],
        outputs: { claimShowing: [false] },
      }),
    ).toStrictEqual(['shown'])
  })
})
