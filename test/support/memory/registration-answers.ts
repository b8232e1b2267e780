import type { REGISTRATION_STATEMENTS } from '../../../src/domain/ledger/statements/registration-statements'
import type { Answers } from './answers'
import { rowsOf } from './table'
import { keyId } from './tables'

export const REGISTRATION_ANSWERS: Answers<keyof typeof REGISTRATION_STATEMENTS> = {
  earlier: ({ idempotency }, { target, key }) =>
    rowsOf(idempotency, [keyId(target, key)]).map(({ bodyHash, kept: { id, isTrapped } }) => ({
      target,
      key,
      bodyHash,
      registrationId: isTrapped ? null : id,
      quarantineId: isTrapped ? id : null,
    })),
}
