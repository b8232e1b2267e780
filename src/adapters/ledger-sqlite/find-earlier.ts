import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { Idempotency, Kept } from '../../domain/registration/arrived-registration'
import type { Target } from '../../domain/registration/registration'
import { decodedRow } from '../ledger/row-fault'
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

export const findEarlier = (
  { findKey }: Pick<RegistrationStatements, 'findKey'>,
  target: Target,
  { key, bodyHash }: Idempotency,
): O.Option<E.Either<KeepFailure, Kept>> =>
  pipe(
    O.fromNullable(findKey.get({ target, key })),
    O.map((row) => decodedRow('findKey', Earlier, row)),
    O.map((earlier) =>
      earlier.bodyHash === bodyHash ? E.right(toKept(earlier)) : E.left({ tag: 'keyReused' }),
    ),
  )
