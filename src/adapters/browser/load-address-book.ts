import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import { AddressBook } from '../../domain/address/address-book'
import { NewUnits } from '../../domain/address/new-units'
import type { LoadAddressBook, LoadFailure, LoadNewUnits } from '../../ports/services'

const unreachable = (error: unknown): LoadFailure => ({ tag: 'unreachable', reason: String(error) })

/** Takes a file of places and its codec; a file that is no book of places counts as a failure. */
export const loadPlaces = <A>(
  file: () => Promise<{ readonly default: unknown }>,
  codec: t.Decoder<unknown, A>,
): TE.TaskEither<LoadFailure, A> =>
  pipe(
    TE.tryCatch(file, unreachable),
    TE.chainEitherK(({ default: data }) =>
      pipe(
        codec.decode(data),
        E.mapLeft((): LoadFailure => ({ tag: 'unreadable', reason: 'the places make no sense' })),
      ),
    ),
  )

/** A separate chunk, loaded when a dialog first needs it (M-111, M-112). */
export const loadAddressBook: LoadAddressBook = loadPlaces(
  () => import('../../domain/address/provinces-63.json'),
  AddressBook,
)

/** A separate chunk, loaded when a place box is first opened. */
export const loadNewUnits: LoadNewUnits = loadPlaces(
  () => import('../../domain/address/provinces-34.json'),
  NewUnits,
)
