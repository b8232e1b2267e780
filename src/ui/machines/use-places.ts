import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { AddressBook } from '../../domain/address/address-book'
import type { NewUnits } from '../../domain/address/new-units'
import { createPlaceSearch, type PlaceSearch } from '../../domain/address/place-search'
import { addressBookMachine } from '../../domain/flows/address-book.machine'
import { useAppContext } from '../context/app-context'
import { fromTaskEither } from './from-task-either'

/**
 * Searches provinces and districts; `ask` requests their new names. `areLoaded` is false until the address book has
 * come.
 */
export const usePlaces = (): {
  readonly areLoaded: boolean
  readonly search: PlaceSearch
  readonly ask: () => void
} => {
  const { loadAddressBook, loadNewUnits } = useAppContext().ports
  const [machine] = useState(() =>
    addressBookMachine.provide({
      actors: {
        loadAddressBook: fromTaskEither<unknown, AddressBook, unknown>(() => loadAddressBook),
        loadNewUnits: fromTaskEither<unknown, NewUnits, unknown>(() => loadNewUnits),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  const { book, newUnits } = snapshot.context
  // Indexes thousands of names once instead of at every keystroke.
  const search = useMemo(() => createPlaceSearch(book, newUnits), [book, newUnits])
  return {
    areLoaded: book.provinces.length > 0,
    search,
    ask: () => send({ type: 'placeBox.open' }),
  }
}
