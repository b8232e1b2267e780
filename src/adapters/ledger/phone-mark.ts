import { createHash, createHmac, randomBytes } from 'node:crypto'
import { only, run, type Script } from './script'

const NAME = 'phoneMark'
const SECRET_BYTES = 32
const KEY_CHARACTERS = 22

export function* phoneMarkSecret(): Script<string> {
  yield* run('insertSecret', { name: NAME, value: randomBytes(SECRET_BYTES).toString('base64url') })
  return (yield* only('readSecret', { name: NAME })).value
}

/** Identifies a secret without revealing it. */
export const keyOf = (secret: string): string =>
  createHash('sha256').update(`phone mark ${secret}`).digest('base64url').slice(0, KEY_CHARACTERS)

/** The ledger's secret and those of the ledgers that it replaced. */
export function* knownSecrets(): Script<ReadonlyArray<string>> {
  return (yield* run('secrets', {})).map(({ value }) => value)
}

/** Marks of a replaced ledger are recognized from now on. */
export function* keepSecrets(secrets: ReadonlyArray<string>): Script<void> {
  const known = yield* knownSecrets()
  for (const value of secrets)
    if (!known.includes(value)) yield* run('insertSecret', { name: `${NAME} ${keyOf(value)}`, value })
}

/** Identifies a person's rows in a sheet without storing the phone number. */
export const phoneMark = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(phone).digest('base64url')
