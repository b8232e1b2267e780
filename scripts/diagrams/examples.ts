import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { noNewUnits } from '../../src/domain/address/new-units'
import provinces from '../../src/domain/address/provinces-63.json'

type Example = { readonly type: string } & Readonly<Record<string, unknown>>

/** `filledIn` and `emptied`: events that fill in and clear a form, to keep the number of steps small. */
export type Examples = {
  readonly input?: unknown
  readonly filledIn?: ReadonlyArray<Example>
  readonly emptied?: ReadonlyArray<Example>
  readonly events: ReadonlyArray<Example>
  readonly answers: Readonly<
    Record<string, ReadonlyArray<{ readonly label: string; readonly output: unknown }>>
  >
}

const failed = { label: 'failure', output: E.left({ tag: 'unreachable' }) }
const kept = { label: 'success', output: E.right(undefined) }
const product = { id: 'sp-01', title: 'Viên uống mẫu' }
const attempt = { key: 'example-key', at: 0 }

const PERSON_EVENTS = [
  { type: 'name.type', name: 'Nguyễn Văn Mẫu' },
  { type: 'phone.type', phone: '0900000001' },
]

const PERSON_EMPTIED = [
  { type: 'name.type', name: '' },
  { type: 'phone.type', phone: '' },
]

const ORDER_EVENTS = [
  { type: 'province.choose', province: { label: 'Hà Nội', value: 1 } },
  { type: 'district.choose', district: { label: 'Ba Đình', value: 1, province_id: 1, kind: 'quận' } },
  { type: 'product.choose', product, at: 0 },
]

const DIALOG_EVENTS = [
  ...PERSON_EVENTS,
  { type: 'name.type', name: '' },
  { type: 'phone.type', phone: '09' },
  { type: 'consent.give', given: true },
  { type: 'honeypot.fill', honeypot: 'x' },
  { type: 'dialog.close' },
  { type: 'dialog.reopen' },
  { type: 'notice.dismiss' },
  { type: 'form.renew' },
  { type: 'discard.confirm' },
  { type: 'discard.cancel' },
]

/** Outcomes per flow and cell that the guards would allow but that cannot occur, because a form just sent is empty. */
export const NEVER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'membership-dialog': { 'dialog.close in editing.confirmed': '`askingToDiscard`' },
  'order-dialog': {
    'dialog.close in editing.confirmed': '`askingToDiscard`',
    'product.choose in editing.confirmed': 'ignored',
  },
}

export const EXAMPLES: Readonly<Record<string, Examples>> = {
  'address-book': {
    events: [{ type: 'placeBox.open' }],
    answers: {
      loadAddressBook: [{ label: 'success', output: E.right(provinces) }, failed],
      loadNewUnits: [{ label: 'success', output: E.right(noNewUnits) }, failed],
    },
  },
  'app-loading': {
    events: [{ type: 'products.want' }, { type: 'products.retry' }],
    answers: {
      loadProducts: [
        { label: 'success', output: E.right([product]) },
        { label: 'no product', output: E.right([]) },
        failed,
      ],
    },
  },
  delivery: {
    events: [],
    answers: {
      takeWork: [
        {
          label: 'two rows',
          output: E.right({
            tag: 'batch',
            batch: { id: 7, markerValue: 'm7', spreadsheet: null, attempts: 0, rows: ['a', 'b'] },
          }),
        },
        {
          label: 'one row',
          output: E.right({
            tag: 'batch',
            batch: { id: 8, markerValue: 'm8', spreadsheet: null, attempts: 0, rows: ['a'] },
          }),
        },
        {
          label: 'a removal',
          output: E.right({
            tag: 'removals',
            round: {
              id: 9,
              isFresh: true,
              sheet: null,
              removals: [{ id: 'r1', phoneHash: 'p1', rowsUntil: null, times: null }],
            },
          }),
        },
        {
          label: 'a removal that was tried before',
          output: E.right({
            tag: 'removals',
            round: {
              id: 9,
              isFresh: false,
              sheet: null,
              removals: [{ id: 'r1', phoneHash: 'p1', rowsUntil: null, times: null }],
            },
          }),
        },
        { label: 'nothing is due', output: E.right({ tag: 'idle' }) },
        { label: 'the ledger was restored', output: E.right({ tag: 'reading', sheets: [] }) },
        { label: 'the sheet is halted', output: E.right({ tag: 'halted' }) },
      ],
      readSheet: [
        { label: 'success', output: E.right({ markers: [], rows: [] }) },
        { label: 'busy', output: E.left({ tag: 'passing', reason: '503', retryAfterMs: null }) },
        { label: 'forbidden', output: E.left({ tag: 'forbidden', reason: '403' }) },
      ],
      sendBatch: [
        { label: 'taken', output: E.right(undefined) },
        { label: 'refused', output: E.left({ tag: 'refused', reason: '400' }) },
        { label: 'busy', output: E.left({ tag: 'passing', reason: '503', retryAfterMs: null }) },
        { label: 'forbidden', output: E.left({ tag: 'forbidden', reason: '403' }) },
      ],
      claimId: [
        { label: 'ours', output: E.right('ours') },
        { label: 'of another installation', output: E.right('foreign') },
        { label: 'absent', output: E.right('absent') },
      ],
      reserveId: [
        { label: 'success', output: E.right({ isMarked: true }) },
        { label: 'busy', output: E.left({ tag: 'passing', reason: '503', retryAfterMs: null }) },
      ],
      removeRows: [
        { label: 'success', output: E.right({ isMarked: true }) },
        { label: 'busy', output: E.left({ tag: 'passing', reason: '503', retryAfterMs: null }) },
      ],
      settleWork: [kept, { label: 'failure', output: E.left('full') }],
      pruneMarkers: [kept],
    },
  },
  disclosure: {
    events: [{ type: 'disclosure.open' }, { type: 'disclosure.close' }, { type: 'disclosure.toggle' }],
    answers: {},
  },
  handling: {
    events: [0, 1, 2, 3].flatMap((seen) => [
      { type: 'call.miss', seen },
      { type: 'call.postpone', until: 60_000, seen },
      { type: 'call.postpone', until: null, seen },
      { type: 'order.confirm', seen },
      { type: 'order.send', seen },
      { type: 'order.finish', seen },
      { type: 'order.cancel', seen },
      { type: 'number.reject', seen },
      { type: 'handling.note', seen },
    ]),
    answers: {},
  },
  'image-gallery': {
    events: [
      { type: 'image.choose', index: 0 },
      { type: 'image.choose', index: 1 },
    ],
    answers: {},
  },
  loading: {
    input: { wanted: 'a', empty: null },
    events: [{ type: 'content.want', wanted: 'b' }],
    answers: { load: [{ label: 'success', output: E.right('found') }, failed] },
  },
  'membership-dialog': {
    input: { planId: 1, consentAtStart: true },
    filledIn: PERSON_EVENTS,
    emptied: PERSON_EMPTIED,
    events: [
      ...DIALOG_EVENTS,
      { type: 'plan.choose', id: 1 },
      { type: 'plan.choose', id: 2 },
      { type: 'membership.submit', attempt },
    ],
    answers: { submitMembership: [kept, failed] },
  },
  'order-dialog': {
    input: { preselected: null, openedAt: 0, consentAtStart: true },
    filledIn: [...PERSON_EVENTS, ...ORDER_EVENTS],
    emptied: [
      ...PERSON_EMPTIED,
      { type: 'province.choose', province: null },
      { type: 'product.remove', id: product.id },
    ],
    events: [
      ...DIALOG_EVENTS,
      ...ORDER_EVENTS,
      { type: 'province.choose', province: { label: 'Hồ Chí Minh', value: 50 } },
      { type: 'product.remove', id: product.id },
      { type: 'order.submit', attempt },
    ],
    answers: { submitOrder: [kept, failed] },
  },
  popup: {
    events: [{ type: 'page.free' }, { type: 'popup.close' }, { type: 'chat.open' }],
    answers: {
      claimShowing: [
        { label: 'true', output: true },
        { label: 'false', output: false },
      ],
    },
  },
  registrations: {
    events: [
      { type: 'registration.start', wanted: { target: 'members', planId: 1 } },
      { type: 'registration.end', id: 1 },
    ],
    answers: {},
  },
  scroller: {
    events: [
      { type: 'viewport.resize' },
      { type: 'viewport.scroll', measure: { scrollLeft: 500, scrollWidth: 2000, clientWidth: 1000 } },
      { type: 'arrow.left' },
      { type: 'arrow.right' },
    ],
    answers: {
      measureViewport: [
        { label: 'wider than the window', output: { scrollLeft: 0, scrollWidth: 2000, clientWidth: 1000 } },
        { label: 'everything fits', output: { scrollLeft: 0, scrollWidth: 1000, clientWidth: 1000 } },
      ],
    },
  },
  'video-duration': {
    input: { id: '1', videoSrc: '/videos/1.mp4' },
    events: [{ type: 'video.near' }],
    answers: {
      findMinutes: [
        { label: '12 minutes', output: E.right(12) },
        { label: 'failed', output: E.left('failed') },
        { label: 'media error', output: E.left('mediaError') },
      ],
    },
  },
  'video-player': {
    events: [
      { type: 'media.size', size: { width: 640, height: 480 } },
      { type: 'media.fail' },
      { type: 'media.retry' },
    ],
    answers: {
      readVideoSize: [
        { label: '640 x 480', output: O.some({ width: 640, height: 480 }) },
        { label: 'unknown', output: O.none },
      ],
    },
  },
}
