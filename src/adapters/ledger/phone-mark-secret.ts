import { newSecret } from './erasure-record'
import { first, run, type Script } from './script'

const NAME = 'phoneMark'

/** The ledger's own, made where there is none yet. */
export function* phoneMarkSecret(): Script<string> {
  const value = newSecret()
  yield* run('insertSecret', { name: NAME, value })
  return (yield* first('readSecret', { name: NAME }))?.value ?? value
}
