import { assign, setup } from 'xstate'
import { canScroll, type ScrollMeasure } from '../screen/scroll-measure'
import { placeholderActor } from './actors'

/** Delay before the layout is measured, in ms (M-120). */
export const SCROLL_CHECK_MS = 100
/** Scroll distance per press of an arrow, in px (M-119). */
export const ARROW_STEP_PX = 300

type ScrollerContext = { readonly measure: ScrollMeasure }
type ScrollerEvent =
  | { type: 'arrow.left' }
  | { type: 'arrow.right' }
  | { type: 'viewport.scroll'; measure: ScrollMeasure }
  | { type: 'viewport.resize' }

const NOT_MEASURED: ScrollMeasure = { scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }

/** Arrows and dots of a scrolling strip (M-118, M-119, M-120). */
export const scrollerMachine = setup({
  types: {} as { context: ScrollerContext; events: ScrollerEvent },
  delays: { SCROLL_CHECK_MS },
  actors: {
    measureViewport: placeholderActor<ScrollMeasure>('measureViewport'),
  },
  guards: {
    canScroll: (_, { measure }: { measure: ScrollMeasure }) => canScroll(measure),
  },
  actions: {
    keepMeasure: assign((_, { measure }: { measure: ScrollMeasure }) => ({ measure })),
    scrollBy: (_, _params: { leftPx: number }) => {},
  },
}).createMachine({
  id: 'scroller',
  context: { measure: NOT_MEASURED },
  initial: 'settling',
  on: { 'viewport.resize': { target: '.settling' } },
  states: {
    settling: {
      description: 'The layout may still move: nothing is measured yet, arrows and dots are hidden.',
      after: { SCROLL_CHECK_MS: { target: 'measuring' } },
    },
    measuring: {
      invoke: {
        id: 'measureViewport',
        src: 'measureViewport',
        onDone: [
          {
            guard: { type: 'canScroll', params: ({ event }) => ({ measure: event.output }) },
            target: 'scrollable',
            actions: { type: 'keepMeasure', params: ({ event }) => ({ measure: event.output }) },
          },
          { target: 'still' },
        ],
        onError: { target: 'still' },
      },
    },
    scrollable: {
      description: 'Arrows and dots are shown; the lit dot follows the scroll fraction.',
      on: {
        'viewport.scroll': {
          actions: { type: 'keepMeasure', params: ({ event }) => ({ measure: event.measure }) },
        },
        'arrow.left': { actions: { type: 'scrollBy', params: { leftPx: -ARROW_STEP_PX } } },
        'arrow.right': { actions: { type: 'scrollBy', params: { leftPx: ARROW_STEP_PX } } },
      },
    },
    still: { description: 'Everything fits: arrows and dots are hidden.' },
  },
})
