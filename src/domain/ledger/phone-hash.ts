import { phoneSpellings } from '../phone/phone-spellings'
import { only, run, type Script } from './script'

/** The name of this ledger's secret in the table `secret`, that of earlier releases. Names of former secrets begin with it. */
export const SECRET_NAME = 'phoneMark'
const SECRET_BYTES = 32

/** The secret of this ledger's phone hashes, 256 bits, created at the first call. */
export function* phoneHashSecret(): Script<string> {
  yield* run('insertSecret', {
    name: SECRET_NAME,
    value: (yield* only('newSecret', { bytes: SECRET_BYTES })).text,
  })
  return (yield* only('readSecret', { name: SECRET_NAME })).value
}

/** Identifies a secret without revealing it. */
export function* secretKey(secret: string): Script<string> {
  return (yield* only('secretKey', { secret })).text
}

/** The ledger's secret and those of the ledgers that it replaced. */
export function* knownSecrets(): Script<ReadonlyArray<string>> {
  return (yield* run('secrets', {})).map(({ value }) => value)
}

/** Adds the secrets of a replaced ledger, so that its phone hashes are recognized. */
export function* keepSecrets(secrets: ReadonlyArray<string>): Script<void> {
  const known = yield* knownSecrets()
  for (const value of secrets)
    if (!known.includes(value))
      yield* run('insertSecret', { name: `${SECRET_NAME} ${yield* secretKey(value)}`, value })
}

/** The phone hashes of all spellings of a number: a removal under any of them finds the row. */
export function* spellingHashes(secret: string, phone: string): Script<ReadonlyArray<string>> {
  const hashes: Array<string> = []
  for (const each of phoneSpellings(phone))
    hashes.push((yield* only('phoneHash', { secret, phone: each })).text)
  return hashes
}

/** Identifies a person's rows in a sheet without storing the phone number. */
export function* hashOfPhone(phone: string): Script<string> {
  return (yield* only('phoneHash', { secret: yield* phoneHashSecret(), phone })).text
}

/** The phone hashes of a person in the history: that of this ledger, and those of the ledgers that it replaced. */
export function* hashesOfPhone(phone: string): Script<ReadonlyArray<string>> {
  yield* phoneHashSecret()
  const hashes: Array<string> = []
  for (const secret of yield* knownSecrets()) hashes.push((yield* only('phoneHash', { secret, phone })).text)
  return hashes
}
