import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type AnyStateMachine, assign } from 'xstate'
import type { Assumption } from '../../../../scripts/diagrams/shown-property'
import { addressBookMachine } from '../../../../src/domain/flows/address-book.machine'
import { appLoadingMachine } from '../../../../src/domain/flows/app-loading.machine'
import { disclosureMachine } from '../../../../src/domain/flows/disclosure.machine'
import {
  type HandlingContext,
  type HandlingEvent,
  handlingMachine,
} from '../../../../src/domain/flows/handling.machine'
import { imageGalleryMachine } from '../../../../src/domain/flows/image-gallery.machine'
import { loadingMachine } from '../../../../src/domain/flows/loading.machine'
import { scrollerMachine } from '../../../../src/domain/flows/scroller.machine'
import { videoDurationMachine } from '../../../../src/domain/flows/video-duration.machine'
import { videoPlayerMachine } from '../../../../src/domain/flows/video-player.machine'
import { alteredMachine, editedMachine } from '../altered-machine'
import type { IsBroken, Model } from '../explore'
import { type Checked, clausesOf, type Stated, type Variant } from '../property'
import type { Ran } from '../running'
import { eventText, type Surroundings, smallWorld, type World } from '../small-world'

type Breaking = string | { readonly says: string; readonly edit: Parameters<typeof editedMachine>[1] }

type RuleClause<E> = {
  readonly isBroken: IsBroken<World<E>, Ran>
  /** The variants that break it: an alteration of the machine, or an edit. */
  readonly unless: Breaking
  readonly also?: ReadonlyArray<Breaking>
}
type Rule<E> = Stated<RuleClause<E>>

const brokenBy = (machine: AnyStateMachine, unless: Breaking): AnyStateMachine =>
  typeof unless === 'string' ? alteredMachine(machine, unless) : editedMachine(machine, unless.edit)

const checked = <E>(
  flow: string,
  machine: AnyStateMachine,
  surroundings: string,
  around: Surroundings<E>,
  rules: ReadonlyArray<Rule<E>>,
): Checked<World<E>, Ran> => {
  const model = (one: AnyStateMachine): Model<World<E>, Ran> => smallWorld(one, around)
  const variantOf = (unless: Breaking): Variant<World<E>, Ran> => ({
    says: typeof unless === 'string' ? unless : unless.says,
    model: () => model(brokenBy(machine, unless)),
  })
  return {
    flow,
    surroundings,
    model: () => model(machine),
    properties: rules.map((rule) => ({
      ...rule,
      clauses: Object.fromEntries(
        clausesOf(rule).map(([clause, { isBroken, unless, also = [] }]) => [
          clause,
          { isBroken, variant: variantOf(unless), also: also.map(variantOf) },
        ]),
      ),
    })),
  }
}

type Seen = Parameters<IsBroken<World<unknown>, Ran>>[0]

const failure = { label: 'failure', output: E.left('unreachable') }
const runs = ({ flow }: World<unknown>, slot: string): boolean => flow.runs.some((run) => run.slot === slot)
const starts = ({ state }: Seen, slot: string): boolean => state.flow.started.some((run) => run.slot === slot)
const contextOf = ({ flow }: World<unknown>) => flow.snapshot.context
const isIn = ({ flow }: World<unknown>, value: unknown): boolean => flow.snapshot.matches(value)
/** An actor starts although the same was at work. */
const startsTwice = (step: Seen, slot: string): boolean => starts(step, slot) && runs(step.before, slot)

const product = { id: 'sp-1', title: 'Viên mẫu' }

const ONE_MACHINE: Assumption = {
  says: 'all screens ask one machine',
  keptBy: 'src/ui/machines/products-store.tsx',
  shownBy: [
    [
      'test/ui/machines/products-store.test.tsx',
      'is fetched once if the next screen wants it while it is loading',
    ],
  ],
}

export const APP_LOADING = checked(
  'app-loading',
  appLoadingMachine,
  'screens that want the products at any time, a visitor who asks once more, a service that answers with some or none, fails or breaks',
  {
    around: null,
    visitor: () => [{ type: 'products.want' }, { type: 'products.retry' }],
    answers: {
      loadProducts: () => [
        { label: 'success', output: E.right([product]) },
        { label: 'success, none', output: E.right([]) },
        failure,
      ],
    },
  },
  [
    {
      row: 'S-005',
      says: 'Products are never fetched while another fetch is running.',
      assumes: [ONE_MACHINE],
      isBroken: (step) => startsTwice(step, 'loadProducts'),
      unless: {
        says: 'products.want begins anew in every state',
        edit: (config) => {
          config.on = { 'products.want': { target: '.loading', reenter: true } }
        },
      },
    },
    {
      row: 'S-006',
      says: 'The app-loading flag is on exactly while products are fetched.',
      assumes: [ONE_MACHINE],
      clauses: {
        'off while they are fetched': {
          isBroken: ({ state }) => runs(state, 'loadProducts') && !state.flow.snapshot.hasTag('loading'),
          unless: 'appLoading.loading: not tagged loading',
        },
        'on while nothing is fetched': {
          isBroken: ({ state }) => state.flow.snapshot.hasTag('loading') && !runs(state, 'loadProducts'),
          unless: {
            says: 'failed is tagged loading',
            edit: ({ states: { failed } }) => {
              failed.tags = ['loading']
            },
          },
        },
      },
    },
    {
      row: 'S-007',
      says: 'Products that are loaded are never fetched again and never lost.',
      assumes: [ONE_MACHINE],
      clauses: {
        'fetched again': {
          isBroken: (step) => contextOf(step.before).products.length > 0 && starts(step, 'loadProducts'),
          unless: 'appLoading.loading: loadProducts answers 1: to idle instead of loaded',
        },
        lost: {
          isBroken: ({ before, state }) =>
            contextOf(before).products.length > 0 && contextOf(state).products.length === 0,
          unless: {
            says: 'products.want empties the list that is loaded',
            edit: ({ states: { loaded } }) => {
              loaded.on = { 'products.want': { actions: assign({ products: [] }) } }
            },
          },
        },
      },
    },
  ],
)

const LAST_FOUND: Assumption = {
  says: 'a screen shows what its machine found last',
  keptBy: 'src/ui/machines/use-loading.ts',
  shownBy: [['test/ui/machines/use-loading.test.tsx', 'ignores a late response']],
}

export const LOADING = checked(
  'loading',
  loadingMachine,
  'a screen that wants one thing after another, a service that answers each late, fails or breaks',
  {
    input: { wanted: 'a', empty: null },
    around: null,
    visitor: () => ['a', 'b'].map((wanted) => ({ type: 'content.want', wanted })),
    answers: {
      load: (_, { input }) => [{ label: `success, ${input}`, output: E.right(`found ${input}`) }, failure],
    },
  },
  [
    {
      row: 'S-008',
      says: 'When nothing is loading, the content shown is the one that was requested, or none.',
      assumes: [LAST_FOUND],
      isBroken: ({ state }) => {
        const { wanted, found } = contextOf(state)
        return !state.flow.snapshot.hasTag('loading') && found !== null && found !== `found ${wanted}`
      },
      unless: 'loading: content.want 1: to nowhere',
    },
    {
      row: 'S-009',
      says: 'The loading indicator is on exactly while something is loading.',
      clauses: {
        'off while something is loading': {
          isBroken: ({ state }) => runs(state, 'load') && !state.flow.snapshot.hasTag('loading'),
          unless: 'loading.loading: not tagged loading',
        },
        'on while nothing is loading': {
          isBroken: ({ state }) => state.flow.snapshot.hasTag('loading') && !runs(state, 'load'),
          unless: {
            says: 'failed is tagged loading',
            edit: ({ states: { failed } }) => {
              failed.tags = ['loading']
            },
          },
        },
      },
    },
  ],
)

const book = { version: '1', provinces: [{ label: 'Hà Nội', value: 1 }], districts: [] }

const keepingFailures = (region: string): Breaking => ({
  says: `each opening of a box loads ${region} again, and a failure is kept like a success`,
  edit: ({ states }) => {
    const { ready, loading } = states[region].states
    ready.on = { 'placeBox.open': { target: 'loading' } }
    loading.invoke.onDone[1].actions = loading.invoke.onDone[0].actions
  },
})

const NO_BOOK_FAILS: Assumption = {
  says: 'a file that is no book of places counts as a failure',
  keptBy: 'src/adapters/browser/load-address-book.ts',
  shownBy: [
    [
      'test/adapters/browser/load-address-book.test.ts',
      'that is no book of places counts as a failure: $codec.name of $data',
    ],
  ],
}

export const ADDRESS_BOOK = checked(
  'address-book',
  addressBookMachine,
  'a visitor who opens place boxes at any time, files that come, fail or break',
  {
    around: null,
    visitor: () => [{ type: 'placeBox.open' }],
    answers: {
      loadAddressBook: () => [{ label: 'success', output: E.right(book) }, failure],
      loadNewUnits: () => [{ label: 'success', output: E.right({ version: '1', provinces: [] }) }, failure],
    },
  },
  [
    {
      row: 'S-010',
      says: 'Places that are loaded are kept, whatever fails later.',
      clauses: {
        'the places are lost': {
          isBroken: ({ before, state }) =>
            contextOf(before).book.version !== '' && contextOf(state).book.version === '',
          unless: keepingFailures('book'),
        },
        'the names of 2025 are lost': {
          isBroken: ({ before, state }) =>
            contextOf(before).newUnits.version !== '' && contextOf(state).newUnits.version === '',
          unless: keepingFailures('newUnits'),
        },
      },
    },
    {
      row: 'S-011',
      says: 'The names of 2025 are not requested before a place box is opened.',
      isBroken: (step) => starts(step, 'loadNewUnits') && step.label !== 'placeBox.open',
      unless: 'addressBook.newUnits: starts in loading',
    },
    {
      row: 'S-012',
      says: 'After a failure, opening a place box requests again what is missing.',
      assumes: [NO_BOOK_FAILS],
      clauses: {
        'places are not requested': {
          isBroken: (step) =>
            step.label === 'placeBox.open' &&
            isIn(step.before, { book: 'missing' }) &&
            !starts(step, 'loadAddressBook'),
          unless: 'addressBook.book.missing: placeBox.open: nothing happens',
        },
        'names of 2025 are not requested': {
          isBroken: (step) =>
            step.label === 'placeBox.open' &&
            contextOf(step.before).newUnits.version === '' &&
            !runs(step.state, 'loadNewUnits'),
          unless:
            'addressBook.newUnits.loading: loadNewUnits answers 2: to newUnits.ready instead of unasked',
          also: ['addressBook.newUnits.loading: loadNewUnits breaks 1: to newUnits.ready instead of unasked'],
        },
      },
    },
  ],
)

const MINUTES_KEPT: Assumption = {
  says: 'minutes that were found are kept for the next visit',
  keptBy: 'src/adapters/browser/find-video-minutes.ts',
  shownBy: [['test/adapters/browser/find-video-minutes.test.ts', 'is not fetched again once it is known']],
}

export const VIDEO_DURATION = checked(
  'video-duration',
  videoDurationMachine,
  'a card that comes near at any time, a media file that answers, fails or breaks',
  {
    input: { id: 'v1', videoSrc: '/videos/v1.mp4' },
    around: { answered: 0 },
    visitor: () => [{ type: 'video.near' }],
    answers: {
      findMinutes: () => [
        { label: '12 minutes', output: E.right(12), around: { answered: 12 } },
        { label: 'failed', output: E.left('failed') },
        { label: 'media error', output: E.left('mediaError') },
      ],
    },
  },
  [
    {
      row: 'S-013',
      says: 'Nothing is fetched for a video before its card is near the viewport, and nothing twice.',
      assumes: [MINUTES_KEPT],
      clauses: {
        'fetched before': {
          isBroken: (step) => starts(step, 'findMinutes') && step.label !== 'video.near',
          unless: 'videoDuration: starts in finding',
        },
        'fetched twice': {
          isBroken: (step) => starts(step, 'findMinutes') && !isIn(step.before, 'unknown'),
          unless: {
            says: 'a failure is fetched again when the card comes near',
            edit: ({ states: { unknown, found } }) => {
              found.on = unknown.on
            },
          },
        },
      },
    },
    {
      row: 'S-014',
      says: 'A badge shows the minutes that were found, and 0 only if none were found.',
      clauses: {
        'other minutes than were found': {
          isBroken: ({ state: { flow, around } }) =>
            !flow.snapshot.hasTag('blank') &&
            around.answered > 0 &&
            flow.snapshot.context.minutes !== around.answered,
          unless: 'videoDuration.finding: findMinutes answers 1: without keepMinutes',
        },
        'minutes although none were found': {
          isBroken: ({ state: { flow, around } }) =>
            !flow.snapshot.hasTag('blank') && around.answered === 0 && flow.snapshot.context.minutes !== 0,
          unless: {
            says: 'a failure counts as one minute',
            edit: ({ states: { finding } }) => {
              finding.invoke.onDone[2].actions = assign({ minutes: 1 })
            },
          },
        },
      },
    },
  ],
)

const SIZES = [
  { width: 640, height: 480 },
  { width: 1_280, height: 480 },
  { width: 640, height: 720 },
]
const READ = { width: 320, height: 200 }

const sizeEvent = (size: object) => ({ type: 'media.size', size })

/** The size that a step makes known, by its label. */
const sizeTold = (label: string): object | null => {
  if (label === 'readVideoSize answers: known') return READ
  return SIZES.find((size) => label === eventText(sizeEvent(size))) ?? null
}

const MEDIA_TOLD: Assumption = {
  says: 'the machine is told what the media element tells',
  keptBy: 'src/ui/video/video-dialog.tsx',
  shownBy: [
    ['test/ui/video/video-dialog.test.tsx', 'shows the spinner until the file has a size'],
    ['test/ui/video/video-dialog.test.tsx', 'says that a file cannot be played'],
  ],
}

export const VIDEO_PLAYER = checked(
  'video-player',
  videoPlayerMachine,
  'a media file that tells one of three sizes, fails or stays silent at any time, a visitor who tries again',
  {
    around: null,
    visitor: () => [...SIZES.map(sizeEvent), { type: 'media.fail' }, { type: 'media.retry' }],
    answers: {
      readVideoSize: () => [
        { label: 'known', output: O.some(READ) },
        { label: 'unknown', output: O.none },
      ],
    },
  },
  [
    {
      row: 'S-015',
      says: 'While the spinner is shown, the timer that ends it runs.',
      isBroken: ({ state }) =>
        state.flow.snapshot.hasTag('spinning') &&
        !state.flow.timers.some(({ delay }) => delay === 'VIDEO_SIZE_LIMIT_MS'),
      unless: 'videoPlayer.sizing: after VIDEO_SIZE_LIMIT_MS: nothing happens',
    },
    {
      row: 'S-016',
      says: 'Once the video is shown, the spinner does not come back unless the file fails.',
      isBroken: ({ before, state }) => isIn(before, 'showing') && state.flow.snapshot.hasTag('spinning'),
      unless: 'videoPlayer.showing: media.size 1: to sizing instead of nowhere',
    },
    {
      row: 'S-017',
      says: 'If the size of the video is known, the video is shown at that size.',
      assumes: [MEDIA_TOLD],
      clauses: {
        'not shown once it is known': {
          isBroken: ({ label, before, state }) =>
            !isIn(before, 'failed') && sizeTold(label) !== null && !isIn(state, 'showing'),
          unless: 'videoPlayer.sizing: media.size 1: to nowhere',
        },
        'shown at another size': {
          isBroken: ({ label, before, state }) => {
            const told = isIn(before, 'failed') ? null : sizeTold(label)
            return told !== null && JSON.stringify(contextOf(state).size) !== JSON.stringify(told)
          },
          unless: 'videoPlayer.sizing: media.size 1: without keepSize',
          also: [
            'videoPlayer.sizing.checking: readVideoSize answers 1: without keepSize',
            'videoPlayer.showing: media.size: nothing happens',
            {
              says: 'only the width is kept',
              edit: ({ states: { sizing, showing } }) => {
                for (const { on } of [sizing, showing])
                  on['media.size'].actions.params = ({ event }: { event: { size: { width: number } } }) => ({
                    size: O.some({ width: event.size.width, height: 9 }),
                  })
              },
            },
          ],
        },
        'changed without a word of the file': {
          isBroken: ({ label, before, state }) =>
            sizeTold(label) === null &&
            JSON.stringify(contextOf(state).size) !== JSON.stringify(contextOf(before).size),
          unless: {
            says: 'a failure takes the size away',
            edit: ({ states: { showing } }) => {
              showing.on['media.fail'].actions = assign({ size: { width: 16, height: 9 } })
            },
          },
        },
      },
    },
  ],
)

const PLACE_IN_STRIP: Assumption = {
  says: 'a thumbnail gives its place in the strip',
  keptBy: 'src/ui/screens/product-detail/image-gallery.tsx',
  shownBy: [['test/ui/screens/product-detail/image-gallery.test.tsx', 'fade over the former one for 200 ms']],
}

export const IMAGE_GALLERY = checked(
  'image-gallery',
  imageGalleryMachine,
  'a visitor who chooses any of three pictures at any time',
  {
    around: { last: 0 },
    visitor: () => [0, 1, 2].map((index) => ({ type: 'image.choose', index })),
    answers: {},
    noted: (_, { around }) => around,
  },
  [
    {
      row: 'S-018',
      says: 'The picture that was chosen last is shown.',
      assumes: [PLACE_IN_STRIP],
      isBroken: ({ label, state }) =>
        label.startsWith('image.choose') && contextOf(state).current !== Number(label.split(' ')[1]),
      unless: 'imageGallery: image.choose: nothing happens',
    },
    {
      row: 'S-019',
      says: 'A picture never fades into itself, and every fade has a timer that ends it.',
      clauses: {
        'into itself': {
          isBroken: ({ state }) =>
            isIn(state, 'fading') && contextOf(state).current === contextOf(state).previous,
          unless: 'imageGallery: image.choose 1: no guard',
        },
        'without a timer': {
          isBroken: ({ state }) => isIn(state, 'fading') && state.flow.timers.length === 0,
          unless: 'imageGallery.fading: after IMAGE_FADE_MS: nothing happens',
        },
      },
    },
  ],
)

const measure = (scrollWidth: number) => ({ scrollLeft: 0, scrollWidth, clientWidth: 1_000 })

const SIZES_OF_STRIP: Assumption = {
  says: 'the machine is given the sizes of the strip itself',
  keptBy: 'src/ui/parts/scroller.tsx',
  shownBy: [
    ['test/ui/parts/scroller.test.tsx', 'shows arrows and dots after 100 ms if it can scroll'],
    ['test/ui/parts/scroller.test.tsx', 'shows neither if everything fits'],
  ],
}

export const SCROLLER = checked(
  'scroller',
  scrollerMachine,
  'a visitor who scrolls, presses arrows and resizes the window at any time, a strip that fits or does not',
  {
    around: null,
    visitor: () => [
      { type: 'viewport.resize' },
      { type: 'viewport.scroll', measure: { ...measure(2_000), scrollLeft: 500 } },
      { type: 'arrow.left' },
      { type: 'arrow.right' },
    ],
    answers: {
      measureViewport: () => [
        { label: 'wider than the window', output: measure(2_000) },
        { label: 'everything fits', output: measure(1_000) },
      ],
    },
  },
  [
    {
      row: 'S-020',
      says: 'Arrows are shown only if the strip was measured wider than its viewport.',
      assumes: [SIZES_OF_STRIP],
      isBroken: ({ state }) =>
        isIn(state, 'scrollable') &&
        contextOf(state).measure.scrollWidth <= contextOf(state).measure.clientWidth,
      unless: 'scroller.measuring: measureViewport answers 1: no guard',
    },
    {
      row: 'S-021',
      says: 'Nothing is scrolled while the arrows are hidden.',
      isBroken: ({ before, facts }) => facts.length > 0 && !isIn(before, 'scrollable'),
      unless: {
        says: 'the arrows work in every state',
        edit: (config) => {
          config.on['arrow.left'] = config.states.scrollable.on['arrow.left']
        },
      },
    },
    {
      row: 'S-022',
      says: 'Nothing is measured before the layout had time to settle after the last resize.',
      clauses: {
        'measured at once': {
          isBroken: (step) => starts(step, 'measureViewport') && step.label !== 'after SCROLL_CHECK_MS',
          unless: 'scroller: viewport.resize 1: to measuring instead of .settling',
        },
        'a resize does not begin the wait anew': {
          isBroken: ({ label, state }) => label === 'viewport.resize' && state.flow.set.length === 0,
          unless: {
            says: 'a resize while settling is not heeded',
            edit: ({ states: { settling } }) => {
              settling.on = { 'viewport.resize': {} }
            },
          },
        },
      },
    },
  ],
)

const ONE_PRESS: Assumption = {
  says: 'the second press of a double click is no press',
  keptBy: 'src/ui/watch/double-click.ts',
  shownBy: [['test/ui/watch/double-click.test.tsx', 'closes it $closes times: $why on the backdrop']],
}

export const DISCLOSURE = checked(
  'disclosure',
  disclosureMachine,
  'a visitor who opens, closes and toggles at any time',
  {
    around: null,
    visitor: () => ['open', 'close', 'toggle'].map((act) => ({ type: `disclosure.${act}` })),
    answers: {},
  },
  [
    {
      row: 'S-023',
      says: 'After a request to open it is open, and after a request to close it is closed, in every state.',
      assumes: [ONE_PRESS],
      clauses: {
        'not open': {
          isBroken: ({ label, state }) => label === 'disclosure.open' && !state.flow.snapshot.hasTag('open'),
          unless: 'disclosure.closed: disclosure.open 1: to nowhere',
        },
        'not closed': {
          isBroken: ({ label, state }) => label === 'disclosure.close' && state.flow.snapshot.hasTag('open'),
          unless: 'disclosure.open: disclosure.close 1: to nowhere',
        },
      },
    },
  ],
)

type TwoPages = {
  /** The number of the last step on each employee's page. */
  readonly pages: readonly [number, number]
  readonly wasCancelled: boolean
}

type Pressed = { readonly context: HandlingContext; readonly event: HandlingEvent }

const MOST_STEPS = 4
const PRESSES = [
  { type: 'handling.note' },
  { type: 'call.miss' },
  { type: 'call.postpone', until: 60_000 },
  { type: 'call.postpone', until: null },
  { type: 'order.confirm' },
  { type: 'order.send' },
  { type: 'order.finish' },
  { type: 'order.cancel' },
  { type: 'number.reject' },
] as const

const stepsOf = (world: World<unknown>): number => contextOf(world).steps
const hasNewState = ({ before, state }: Seen): boolean => !isIn(before, state.flow.snapshot.value)
const hasNewTime = ({ before, state }: Seen): boolean => contextOf(before).until !== contextOf(state).until
const isOneStep = ({ before, state }: Seen): boolean => stepsOf(state) === stepsOf(before) + 1
/** A press on a page that does not show the last step. */
const isOld = ({ label, before }: Seen): boolean => {
  const seen = / (\d)$/.exec(label)?.[1]
  return seen !== undefined && Number(seen) !== stepsOf(before)
}

const ONE_TRANSACTION: Assumption = {
  says: 'a press is compared with the steps and written in one transaction',
  keptBy: 'src/domain/ledger/staff/take-step.ts',
  shownBy: [
    [
      'test/adapters/ledger/desk-handling.test.ts',
      'of two employees who press at once, each time one step is taken and the other is told',
    ],
  ],
}

export const HANDLING = checked<TwoPages>(
  'handling',
  handlingMachine,
  'two employees who open the same registration and press anything, on pages that may be old; at most four steps',
  {
    around: { pages: [0, 0], wasCancelled: false },
    visitor: (world) =>
      stepsOf(world) === MOST_STEPS
        ? []
        : [...new Set(world.around.pages)].flatMap((seen) => PRESSES.map((press) => ({ ...press, seen }))),
    answers: {},
    others: (_, { flow, around }) =>
      [0, 1].map((employee) => {
        const pages = around.pages.map((seen, index) =>
          index === employee ? flow.snapshot.context.steps : seen,
        ) as unknown as TwoPages['pages']
        return {
          label: `employee ${employee + 1} opens the page`,
          state: { flow: { ...flow, started: [], ran: [] }, around: { ...around, pages } },
          facts: [],
        }
      }),
    noted: (_, after) => ({
      ...after.around,
      wasCancelled: after.around.wasCancelled || isIn(after, 'cancelled'),
    }),
  },
  [
    {
      row: 'S-126',
      says: 'A cancelled order is never sent or finished.',
      clauses: {
        sent: {
          isBroken: ({ state }) => state.around.wasCancelled && isIn(state, 'sent'),
          unless: {
            says: 'cancelled: order.confirm leads to confirmed',
            edit: ({ states: { cancelled, toCall } }) => {
              cancelled.on = { 'order.confirm': toCall.on['order.confirm'] }
            },
          },
        },
        finished: {
          isBroken: ({ state }) => state.around.wasCancelled && isIn(state, 'done'),
          unless: {
            says: 'cancelled: order.finish leads to done',
            edit: ({ states: { cancelled, sent } }) => {
              cancelled.on = { 'order.finish': sent.on['order.finish'] }
            },
          },
        },
      },
    },
    {
      row: 'S-138',
      says: 'Only a confirmed order is sent, and only a sent one is finished.',
      clauses: {
        'sent from another state': {
          isBroken: ({ before, state }) =>
            isIn(state, 'sent') && !isIn(before, 'sent') && !isIn(before, 'confirmed'),
          unless: {
            says: 'toCall: order.send leads to sent',
            edit: ({ states: { toCall, confirmed } }) => {
              toCall.on['order.send'] = confirmed.on['order.send']
            },
          },
        },
        'finished from another state': {
          isBroken: ({ before, state }) =>
            isIn(state, 'done') && !isIn(before, 'done') && !isIn(before, 'sent'),
          unless: {
            says: 'toCall: order.finish leads to done',
            edit: ({ states: { toCall, sent } }) => {
              toCall.on['order.finish'] = sent.on['order.finish']
            },
          },
        },
        'confirmed by another press': {
          isBroken: ({ label, before, state }) =>
            isIn(state, 'confirmed') && !isIn(before, 'confirmed') && !label.startsWith('order.confirm '),
          unless: {
            says: 'a missed call confirms',
            edit: ({ states: { toCall } }) => {
              toCall.on['call.miss'] = toCall.on['order.confirm']
            },
          },
        },
      },
    },
    {
      row: 'S-127',
      says: 'When two press at once, one step is taken and the other press changes nothing: no step is overwritten.',
      assumes: [ONE_TRANSACTION],
      clauses: {
        'the other press changes the state': {
          isBroken: (step) => isOld(step) && hasNewState(step),
          unless: 'handling.toCall: call.miss 1: no guard',
        },
        'the other press changes the time': {
          isBroken: (step) => isOld(step) && hasNewTime(step),
          unless: 'handling.toCall: call.postpone 1: no guard',
        },
        'the other press is a step': {
          isBroken: (step) => isOld(step) && stepsOf(step.state) !== stepsOf(step.before),
          unless: 'handling: handling.note 1: no guard',
          also: [
            {
              says: 'a press is heeded on every page that shows a step',
              edit: (config) => {
                config.on['handling.note'].guard = ({ context, event }: Pressed) =>
                  event.seen > 0 || event.seen === context.steps
              },
            },
          ],
        },
      },
    },
    {
      row: 'S-128',
      says: 'Every change of state is a step of its own, so that the history shows it.',
      clauses: {
        'another state without a step': {
          isBroken: (step) => hasNewState(step) && !isOneStep(step),
          unless: 'handling.confirmed: order.send 1: without keepStep',
          also: [
            {
              says: 'sending counts as two steps',
              edit: ({ states: { confirmed } }) => {
                const { actions } = confirmed.on['order.send']
                confirmed.on['order.send'].actions = [actions, 'countStep']
              },
            },
          ],
        },
        'another time without a step': {
          isBroken: (step) => hasNewTime(step) && !isOneStep(step),
          unless: {
            says: 'a time is kept without a step',
            edit: ({ states: { toCall } }) => {
              toCall.on['call.postpone'].actions = assign({ until: 60_000 })
            },
          },
        },
      },
    },
    {
      row: 'S-129',
      says: 'Whoever asked to be called later has a time, and nobody else has one.',
      clauses: {
        'asked, without a time': {
          isBroken: ({ state }) => isIn(state, { toCall: 'callLater' }) && contextOf(state).until === null,
          unless: 'handling.toCall: call.postpone 1: isCurrent in place of isCurrentAndTimed',
          also: ['handling.confirmed: call.postpone 1: isCurrent in place of isCurrentAndTimed'],
        },
        'a time, not asked': {
          isBroken: ({ state }) => !isIn(state, { toCall: 'callLater' }) && contextOf(state).until !== null,
          unless: {
            says: 'a missed call is a step that leaves the time',
            edit: ({ states: { toCall } }) => {
              toCall.on['call.miss'].actions = 'countStep'
            },
          },
        },
      },
    },
  ],
)
