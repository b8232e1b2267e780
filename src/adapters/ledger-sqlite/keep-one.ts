import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { ArrivedRegistration, Kept } from '../../domain/registration/arrived-registration'
import { findEarlier } from './find-earlier'
import type { RegistrationStatements } from './registration-statements'

const insert = (statements: RegistrationStatements, arrived: ArrivedRegistration): Kept => {
  const { target, registration, receivedAt, consentVersion, addressVersion, idempotency, isTrapped } = arrived
  const insertRow = isTrapped ? statements.insertTrapped : statements.insertRegistration
  const { lastInsertRowid } = insertRow.run({
    target,
    phone: registration.phone,
    record: JSON.stringify(registration),
    receivedAt,
    consentVersion,
    addressVersion,
  })
  const id = Number(lastInsertRowid)
  if (!isTrapped) statements.insertOutbox.run({ id, target })
  if (idempotency !== null)
    statements.insertKey.run({
      target,
      ...idempotency,
      registrationId: isTrapped ? null : id,
      quarantineId: isTrapped ? id : null,
    })
  return { id, isTrapped }
}

export const keepOne = (
  statements: RegistrationStatements,
  arrived: ArrivedRegistration,
): E.Either<KeepFailure, Kept> =>
  pipe(
    O.fromNullable(arrived.idempotency),
    O.chain((idempotency) => findEarlier(statements, arrived.target, idempotency)),
    O.getOrElse((): E.Either<KeepFailure, Kept> => E.right(insert(statements, arrived))),
  )
