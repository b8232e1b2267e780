import { newSecret } from './erasure-record'
import { first, run, type Script } from './script'

const NAME = 'phoneMark'

export function* phoneMarkSecret(): Script<string> {
  const value = newSecret()
  yield* run('insertSecret', { name: NAME, value })
  return (yield* first('readSecret', { name: NAME }))?.value ?? value
}
