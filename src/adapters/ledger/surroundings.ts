import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { StatementCall } from '../../domain/ledger/script'
import type { ParamsOf, RowOf, SurroundingName } from '../../domain/ledger/statements/statements'
import { keyOf, phoneMark } from './phone-mark'
import { rowFault } from './row-fault'

const ANSWERS: { readonly [N in SurroundingName]: (params: ParamsOf<N>) => RowOf<N> } = {
  newId: () => ({ text: randomUUID() }),
  draw: ({ least, limit }) => ({ number: randomInt(least, limit) }),
  newSecret: ({ bytes }) => ({ text: randomBytes(bytes).toString('base64url') }),
  digest: ({ of }) => ({ text: createHash('sha256').update(of).digest('hex') }),
  phoneMark: ({ secret, phone }) => ({ text: phoneMark(secret, phone) }),
  secretKey: ({ secret }) => ({ text: keyOf(secret) }),
  failWithoutRow: ({ statement }) => {
    throw rowFault(statement)
  },
}

/** Whether a statement asks for what no store has: ids, secrets, random numbers, hashes. */
export const isSurrounding = (call: StatementCall): call is StatementCall<SurroundingName> =>
  call.name in ANSWERS

const answerTo = <N extends SurroundingName>(name: N, params: ParamsOf<N>): RowOf<N> => ANSWERS[name](params)

/** The answer to such a statement, as a row. */
export const surroundingAnswer = ({
  name,
  params,
}: StatementCall<SurroundingName>): ReadonlyArray<unknown> => [answerTo(name, params)]
