import * as E from 'fp-ts/Either'
import { assign, setup } from 'xstate'
import { type AddressBook, emptyAddressBook } from '../address/address-book'
import { type NewUnits, noNewUnits } from '../address/new-units'
import { answered, isSuccess, placeholderActor } from './actors'

type AddressBookEvent = { type: 'placeBox.open' }

/** Loads the places when the order dialog opens, and their 2025 names when a place box opens (M-082, M-111, M-112, A-26). */
export const addressBookMachine = setup({
  types: {} as {
    context: { readonly book: AddressBook; readonly newUnits: NewUnits }
    events: AddressBookEvent
  },
  actors: {
    loadAddressBook: placeholderActor<E.Either<unknown, AddressBook>>('loadAddressBook'),
    loadNewUnits: placeholderActor<E.Either<unknown, NewUnits>>('loadNewUnits'),
  },
  guards: { isSuccess },
  actions: {
    keepBook: assign((_, { output }: { output: E.Either<unknown, AddressBook> }) => ({
      book: E.getOrElse(() => emptyAddressBook)(output),
    })),
    keepNewUnits: assign((_, { output }: { output: E.Either<unknown, NewUnits> }) => ({
      newUnits: E.getOrElse(() => noNewUnits)(output),
    })),
  },
}).createMachine({
  id: 'addressBook',
  context: { book: emptyAddressBook, newUnits: noNewUnits },
  type: 'parallel',
  states: {
    book: {
      initial: 'loading',
      states: {
        loading: {
          invoke: answered('loadAddressBook', 'keepBook', 'ready', 'missing'),
        },
        ready: {},
        missing: {
          description: 'The places did not arrive; opening a place box asks for them again.',
          on: { 'placeBox.open': { target: 'loading' } },
        },
      },
    },
    newUnits: {
      initial: 'unasked',
      states: {
        unasked: {
          description:
            'No box was opened yet, or the new names did not arrive; the next opening asks for them.',
          on: { 'placeBox.open': { target: 'loading' } },
        },
        loading: {
          invoke: answered('loadNewUnits', 'keepNewUnits', 'ready', 'unasked'),
        },
        ready: {},
      },
    },
  },
})
