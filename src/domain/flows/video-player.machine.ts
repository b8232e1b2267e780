import * as O from 'fp-ts/Option'
import { assign, setup } from 'xstate'
import { placeholderActor } from './actors'

/** Interval between two checks for the video's size, in ms (M-068). */
export const VIDEO_SIZE_CHECK_MS = 50
/** The spinner disappears after this time even if the size is still unknown, in ms (M-068). */
export const VIDEO_SIZE_LIMIT_MS = 5_000

/** In px. */
export type VideoSize = { readonly width: number; readonly height: number }
type VideoPlayerContext = { readonly size: VideoSize }
type VideoPlayerEvent =
  | { type: 'media.size'; size: VideoSize }
  | { type: 'media.fail' }
  | { type: 'media.retry' }

/** The aspect ratio assumed while the size is unknown. */
const WIDESCREEN: VideoSize = { width: 16, height: 9 }

/** The player's spinner, shown until the video's size is known, for at most 5 s (M-067, M-068). */
export const videoPlayerMachine = setup({
  types: {} as {
    context: VideoPlayerContext
    events: VideoPlayerEvent
    tags: 'spinning'
  },
  delays: { VIDEO_SIZE_CHECK_MS, VIDEO_SIZE_LIMIT_MS },
  actors: {
    readVideoSize: placeholderActor<O.Option<VideoSize>>('readVideoSize'),
  },
  guards: {
    isKnown: (_, { size }: { size: O.Option<VideoSize> }) => O.isSome(size),
  },
  actions: {
    keepSize: assign(({ context }, { size }: { size: O.Option<VideoSize> }) => ({
      size: O.getOrElse(() => context.size)(size),
    })),
  },
}).createMachine({
  id: 'videoPlayer',
  context: { size: WIDESCREEN },
  initial: 'sizing',
  states: {
    sizing: {
      tags: ['spinning'],
      description: 'The size is unknown: the spinner turns.',
      initial: 'checking',
      after: { VIDEO_SIZE_LIMIT_MS: { target: 'showing' } },
      on: {
        'media.size': {
          target: 'showing',
          actions: { type: 'keepSize', params: ({ event }) => ({ size: O.some(event.size) }) },
        },
        'media.fail': { target: 'failed' },
      },
      states: {
        checking: {
          invoke: {
            id: 'readVideoSize',
            src: 'readVideoSize',
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => ({ size: event.output }) },
                target: '#videoPlayer.showing',
                actions: { type: 'keepSize', params: ({ event }) => ({ size: event.output }) },
              },
              { target: 'waiting' },
            ],
            onError: { target: 'waiting' },
          },
        },
        waiting: { after: { VIDEO_SIZE_CHECK_MS: { target: 'checking' } } },
      },
    },
    showing: {
      description: 'The picture is shown at its own ratio, at 16:9 where none is known.',
      on: {
        'media.size': {
          actions: { type: 'keepSize', params: ({ event }) => ({ size: O.some(event.size) }) },
        },
        'media.fail': { target: 'failed' },
      },
    },
    failed: {
      description:
        'The file cannot be played: a message stands in place of the player, and leads to another try.',
      on: { 'media.retry': { target: 'sizing' } },
    },
  },
})
