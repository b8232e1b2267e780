import type * as TE from 'fp-ts/TaskEither'
import type { AddressBook } from '../domain/address/address-book'
import type { LoadFailure } from './load-failure'

export type LoadAddressBook = TE.TaskEither<LoadFailure, AddressBook>
