import * as E from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import { type AddressBook, emptyAddressBook } from '../address/address-book'

type AddressBookEvent = { type: 'addressBook.retry' }

/** The places of the order dialog, loaded as it opens (M-082, M-111, M-112). */
export const addressBookMachine = setup({
  types: {
    context: {} as { readonly book: AddressBook },
    events: {} as AddressBookEvent,
  },
  actors: {
    loadAddressBook: fromPromise<E.Either<unknown, AddressBook>>(() =>
      Promise.reject(new Error('loadAddressBook')),
    ),
  },
  guards: {
    isSuccess: (_, { output }: { output: E.Either<unknown, unknown> }) => E.isRight(output),
  },
  actions: {
    keepBook: assign((_, { output }: { output: E.Either<unknown, AddressBook> }) => ({
      book: E.getOrElse(() => emptyAddressBook)(output),
    })),
  },
}).createMachine({
  id: 'addressBook',
  context: { book: emptyAddressBook },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadAddressBook',
        src: 'loadAddressBook',
        onDone: [
          {
            guard: { type: 'isSuccess', params: ({ event: { output } }) => ({ output }) },
            target: 'ready',
            actions: { type: 'keepBook', params: ({ event: { output } }) => ({ output }) },
          },
          { target: 'missing' },
        ],
        onError: { target: 'missing' },
      },
    },
    ready: {},
    missing: {
      description: 'The places did not arrive; opening a place box asks for them again.',
      on: { 'addressBook.retry': { target: 'loading' } },
    },
  },
})
