import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { Idempotency, Kept } from '../../domain/registration/arrived-registration'
import type { Target } from '../../domain/registration/registration'
import type { RegistrationStatements } from './registration-statements'

const Earlier = t.union([
  t.type({ bodyHash: t.string, registrationId: t.number, quarantineId: t.null }),
  t.type({ bodyHash: t.string, registrationId: t.null, quarantineId: t.number }),
])
type Earlier = t.TypeOf<typeof Earlier>

const toKept = (earlier: Earlier): Kept =>
  earlier.registrationId === null
    ? { id: earlier.quarantineId, isTrapped: true }
    : { id: earlier.registrationId, isTrapped: false }

/** Takes a sheet and a key, gives what was kept under that key, a refusal where the body was another, none for a new key. */
export const findEarlier = (
  { findKey }: Pick<RegistrationStatements, 'findKey'>,
  target: Target,
  { key, bodyHash }: Idempotency,
): O.Option<E.Either<KeepFailure, Kept>> =>
  pipe(
    O.fromEither(Earlier.decode(findKey.get({ target, key }))),
    O.map((earlier) =>
      earlier.bodyHash === bodyHash ? E.right(toKept(earlier)) : E.left({ tag: 'keyReused' }),
    ),
  )
