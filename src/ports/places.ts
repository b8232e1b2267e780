import type * as TE from 'fp-ts/TaskEither'
import type { AddressBook } from '../domain/address/address-book'
import type { NewUnits } from '../domain/address/new-units'
import type { LoadFailure } from './load-failure'

export type LoadAddressBook = TE.TaskEither<LoadFailure, AddressBook>

export type LoadNewUnits = TE.TaskEither<LoadFailure, NewUnits>
