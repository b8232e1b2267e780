import { newSecret } from './erasure-record'
import { only, run, type Script } from './script'

const NAME = 'phoneMark'

export function* phoneMarkSecret(): Script<string> {
  yield* run('insertSecret', { name: NAME, value: newSecret() })
  return (yield* only('readSecret', { name: NAME })).value
}
