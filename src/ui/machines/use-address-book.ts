import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { AddressBook } from '../../domain/address/address-book'
import { addressBookMachine } from '../../domain/flows/address-book.machine'
import { useWorld } from '../app/world'
import { fromTaskEither } from './from-task-either'

/** Gives the places as far as they have arrived, and what asks for them again where they did not (M-082). */
export const useAddressBook = (): { readonly book: AddressBook; readonly retry: () => void } => {
  const { loadAddressBook } = useWorld().ports
  const [machine] = useState(() =>
    addressBookMachine.provide({
      actors: { loadAddressBook: fromTaskEither<unknown, AddressBook, unknown>(() => loadAddressBook) },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  return { book: snapshot.context.book, retry: () => send({ type: 'addressBook.retry' }) }
}
