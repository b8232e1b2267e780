import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { AddressBook } from '../../domain/address/address-book'
import type { LoadAddressBook } from '../../ports/load-address-book'
import type { LoadFailure } from '../../ports/load-failure'

const unreachable = (error: unknown): LoadFailure => ({ tag: 'unreachable', reason: String(error) })

/** The places come as a chunk of their own, when a dialog first needs them (M-111, M-112). */
export const loadAddressBook: LoadAddressBook = pipe(
  TE.tryCatch(() => import('../../domain/address/provinces-63.json'), unreachable),
  TE.chainEitherK(({ default: data }) =>
    pipe(
      AddressBook.decode(data),
      E.mapLeft((): LoadFailure => ({ tag: 'unreadable', reason: 'the places make no sense' })),
    ),
  ),
)
