import * as E from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { answered, isSuccess, placeholderActor } from './actors'

/** `wanted` identifies what to load; `empty` is the value shown until it is loaded, and after a failure. */
export type LoadingInput = { readonly wanted: unknown; readonly empty: unknown }
type LoadingContext = LoadingInput & { readonly found: unknown }
type LoadingEvent = { type: 'content.want'; wanted: unknown }

/** Loads what a screen shows (articles, one article or videos): loading, then loaded or failed (M-133). */
export const loadingMachine = setup({
  types: {} as {
    context: LoadingContext
    events: LoadingEvent
    input: LoadingInput
    tags: 'loading'
  },
  actors: {
    load: placeholderActor<E.Either<unknown, unknown>, unknown>('load'),
  },
  guards: { isSuccess },
  actions: {
    keepWanted: assign((_, { wanted }: { wanted: unknown }) => ({ wanted })),
    keepFound: assign(({ context }, { output }: { output: E.Either<unknown, unknown> }) => ({
      found: E.getOrElse(() => context.empty)(output),
    })),
    forget: assign(({ context }) => ({ found: context.empty })),
  },
}).createMachine({
  id: 'loading',
  context: ({ input }: { input: LoadingInput }) => ({ ...input, found: input.empty }),
  initial: 'loading',
  on: {
    'content.want': {
      description:
        'Something else is wanted: what was under way is dropped, what was found stays until then.',
      target: '.loading',
      reenter: true,
      actions: { type: 'keepWanted', params: ({ event: { wanted } }) => ({ wanted }) },
    },
  },
  states: {
    loading: {
      tags: ['loading'],
      invoke: {
        ...answered('load', 'keepFound', 'loaded', 'failed'),
        input: ({ context }: { context: LoadingContext }) => context.wanted,
      },
    },
    loaded: {},
    failed: {
      description: 'Logged only: the empty result stands in, nothing alarming is shown.',
      entry: 'forget',
    },
  },
})
