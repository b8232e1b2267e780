import { createHmac, randomBytes } from 'node:crypto'
import { only, run, type Script } from './script'

const NAME = 'phoneMark'
const SECRET_BYTES = 32

export function* phoneMarkSecret(): Script<string> {
  yield* run('insertSecret', { name: NAME, value: randomBytes(SECRET_BYTES).toString('base64url') })
  return (yield* only('readSecret', { name: NAME })).value
}

/** Identifies a person's rows in a sheet without storing the phone number. */
export const phoneMark = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(phone).digest('base64url')
