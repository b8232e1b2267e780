import type * as TE from 'fp-ts/TaskEither'
import type { AddressBook } from '../domain/address/address-book'
import type { LoadFailure } from './load-failure'

/** Gives the provinces and districts; loaded when a dialog first needs them (M-111, M-112). */
export type LoadAddressBook = TE.TaskEither<LoadFailure, AddressBook>
