import * as E from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import type { Product } from '../catalogue/product'
import { answered, isSuccess, placeholderActor } from './actors'

export type LoadProductsOutput = E.Either<unknown, ReadonlyArray<Product>>

type AppLoadingContext = { readonly products: ReadonlyArray<Product> }
type AppLoadingEvent = { type: 'products.want' } | { type: 'products.retry' }

/** The app-loading flag and the product list it waits for (M-013, M-043, M-116, M-133). The flag is the tag `loading`. */
export const appLoadingMachine = setup({
  types: {} as {
    context: AppLoadingContext
    events: AppLoadingEvent
    tags: 'loading' | 'settled'
  },
  actors: {
    loadProducts: placeholderActor<LoadProductsOutput>('loadProducts'),
  },
  guards: { isSuccess, hasNone: ({ context }) => context.products.length === 0 },
  actions: {
    keepProducts: assign(({ context }, { output }: { output: LoadProductsOutput }) => ({
      products: E.getOrElse(() => context.products)(output),
    })),
  },
}).createMachine({
  id: 'appLoading',
  context: { products: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has asked for the products yet: the flag is off.',
      on: { 'products.want': { target: 'loading' } },
    },
    loading: {
      tags: ['loading'],
      description: 'The one product fetch is under way: the flag is on.',
      invoke: answered('loadProducts', 'keepProducts', 'loaded', 'failed'),
    },
    loaded: {
      tags: ['settled'],
      description: 'The products are stored for every screen; wanting them again fetches nothing.',
      on: {
        'products.retry': {
          guard: 'hasNone',
          target: 'loading',
          description: 'There were none, and the visitor asks for the list once more.',
        },
      },
    },
    failed: {
      tags: ['settled'],
      description: 'Logged only, nothing is shown; the next screen that wants products tries again.',
      on: { 'products.want': { target: 'loading' }, 'products.retry': { target: 'loading' } },
    },
  },
})
