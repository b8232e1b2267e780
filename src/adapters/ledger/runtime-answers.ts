import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { StatementCall } from '../../domain/ledger/script'
import type { ParamsOf, RowOf, RuntimeStatementName } from '../../domain/ledger/statements/statements'
import { phoneHash, secretKeyOf } from './phone-hash'

const ANSWERS: { readonly [N in RuntimeStatementName]: (params: ParamsOf<N>) => RowOf<N> } = {
  newId: () => ({ text: randomUUID() }),
  draw: ({ least, limit }) => ({ number: randomInt(least, limit) }),
  newSecret: ({ bytes }) => ({ text: randomBytes(bytes).toString('base64url') }),
  digest: ({ of }) => ({ text: createHash('sha256').update(of).digest('hex') }),
  phoneHash: ({ secret, phone }) => ({ text: phoneHash(secret, phone) }),
  secretKey: ({ secret }) => ({ text: secretKeyOf(secret) }),
}

/** Whether a statement is answered without a store: ids, secrets, random numbers, hashes. */
export const isRuntimeStatement = (call: StatementCall): call is StatementCall<RuntimeStatementName> =>
  call.name in ANSWERS

const answerTo = <N extends RuntimeStatementName>(name: N, params: ParamsOf<N>): RowOf<N> =>
  ANSWERS[name](params)

/** The answer to such a statement, as a row. */
export const runtimeAnswer = ({
  name,
  params,
}: StatementCall<RuntimeStatementName>): ReadonlyArray<unknown> => [answerTo(name, params)]
