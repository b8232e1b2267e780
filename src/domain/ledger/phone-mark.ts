import { only, run, type Script } from './script'

const NAME = 'phoneMark'
const SECRET_BYTES = 32

/** The secret of this ledger's phone marks, 256 bits, created at the first call. */
export function* phoneMarkSecret(): Script<string> {
  yield* run('insertSecret', { name: NAME, value: (yield* only('newSecret', { bytes: SECRET_BYTES })).text })
  return (yield* only('readSecret', { name: NAME })).value
}

/** Identifies a secret without revealing it. */
export function* secretKey(secret: string): Script<string> {
  return (yield* only('secretKey', { secret })).text
}

/** The ledger's secret and those of the ledgers that it replaced. */
export function* knownSecrets(): Script<ReadonlyArray<string>> {
  return (yield* run('secrets', {})).map(({ value }) => value)
}

/** Adds the secrets of a replaced ledger, so that its phone marks are recognized. */
export function* keepSecrets(secrets: ReadonlyArray<string>): Script<void> {
  const known = yield* knownSecrets()
  for (const value of secrets)
    if (!known.includes(value))
      yield* run('insertSecret', { name: `${NAME} ${yield* secretKey(value)}`, value })
}

/** Identifies a person's rows in a sheet without storing the phone number. */
export function* markOfPhone(phone: string): Script<string> {
  return (yield* only('phoneMark', { secret: yield* phoneMarkSecret(), phone })).text
}

/** The marks of a person in the history: that of this ledger, and those of the ledgers that it replaced. */
export function* marksOfPhone(phone: string): Script<ReadonlyArray<string>> {
  yield* phoneMarkSecret()
  const marks: Array<string> = []
  for (const secret of yield* knownSecrets()) marks.push((yield* only('phoneMark', { secret, phone })).text)
  return marks
}
