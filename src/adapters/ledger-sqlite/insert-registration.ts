import type { ArrivedRegistration, KeptAnswer } from '../../domain/registration/arrived-registration'
import type { RegistrationStatements } from './registration-statements'

export const insertRegistration = (
  statements: RegistrationStatements,
  arrived: ArrivedRegistration,
  isAnnounced: boolean,
): KeptAnswer => {
  const {
    target,
    registration,
    receivedAt,
    consentVersion,
    offersVersion,
    addressVersion,
    idempotency,
    isTrapped,
  } = arrived
  const insertRow = isTrapped ? statements.insertTrapped : statements.insertRegistration
  const { lastInsertRowid } = insertRow.run({
    target,
    phone: registration.phone,
    record: JSON.stringify(registration),
    receivedAt,
    consentVersion,
    offersVersion,
    addressVersion,
  })
  const id = Number(lastInsertRowid)
  if (!isTrapped) statements.insertOutbox.run({ id, target })
  if (!isTrapped && isAnnounced) statements.insertUnannounced.run({ id, target })
  if (idempotency !== null)
    statements.insertKey.run({
      target,
      ...idempotency,
      registrationId: isTrapped ? null : id,
      quarantineId: isTrapped ? id : null,
    })
  return { id, isTrapped, isRepeated: false }
}
