import * as E from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { placeholderActor } from './actors'

/** `mediaError`: the file cannot be played and the badge stays blank. `failed`: the length is unknown and counts as 0. */
export type DurationFailure = 'mediaError' | 'failed'
export type VideoRef = { readonly id: string; readonly videoSrc: string }
type VideoDurationContext = { readonly video: VideoRef; readonly minutes: number }
type VideoDurationEvent = { type: 'video.near' }

/** One video's duration badge (M-103, M-104, A-36). */
export const videoDurationMachine = setup({
  types: {} as {
    context: VideoDurationContext
    events: VideoDurationEvent
    input: VideoRef
    tags: 'blank'
  },
  actors: {
    findMinutes: placeholderActor<E.Either<DurationFailure, number>, VideoRef>('findMinutes'),
  },
  guards: {
    isFound: (_, { output }: { output: E.Either<DurationFailure, number> }) => E.isRight(output),
    isMediaError: (_, { output }: { output: E.Either<DurationFailure, number> }) =>
      E.isLeft(output) && output.left === 'mediaError',
  },
  actions: {
    keepMinutes: assign((_, { output }: { output: E.Either<DurationFailure, number> }) => ({
      minutes: E.getOrElse(() => 0)(output),
    })),
  },
}).createMachine({
  id: 'videoDuration',
  context: ({ input }) => ({ video: input, minutes: 0 }),
  initial: 'unknown',
  states: {
    unknown: {
      tags: ['blank'],
      description: 'The card is far from the viewport: nothing is fetched for it.',
      on: { 'video.near': { target: 'finding' } },
    },
    finding: {
      tags: ['blank'],
      description: 'Known from an earlier visit, or read from the media file; at most two files at a time.',
      invoke: {
        id: 'findMinutes',
        src: 'findMinutes',
        input: ({ context }) => context.video,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event: { output } }) => ({ output }) },
            target: 'found',
            actions: { type: 'keepMinutes', params: ({ event: { output } }) => ({ output }) },
          },
          {
            guard: { type: 'isMediaError', params: ({ event: { output } }) => ({ output }) },
            target: 'unplayable',
          },
          { target: 'found' },
        ],
        onError: { target: 'found' },
      },
    },
    found: { description: 'Whole minutes; 0 where the length stayed unknown.' },
    unplayable: { tags: ['blank'], description: 'A media error: the badge stays blank.' },
  },
})
