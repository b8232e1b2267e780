import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Idempotency, KeptAnswer } from '../../registration/arrived-registration'
import type { Target } from '../../registration/registration'
import type { KeepFailure } from '../ledger-failure'
import { first, type Script } from '../script'
import type { Earlier } from '../statements/registration-statements'

/** The answer to a registration whose key is known. */
export const answerToRepeat = (
  { kept, bodyHash }: Pick<Earlier, 'kept' | 'bodyHash'>,
  idempotency: Pick<Idempotency, 'bodyHash'>,
): E.Either<KeepFailure, KeptAnswer> =>
  bodyHash === idempotency.bodyHash ? E.right({ ...kept, isRepeated: true }) : E.left({ tag: 'keyReused' })

/** What was kept under the key; `none` if the target has no such registration. */
export function* findKept(
  target: Target,
  idempotency: Idempotency,
): Script<E.Either<KeepFailure, O.Option<KeptAnswer>>> {
  const earlier = yield* first('earlierKeys', { keys: [{ target, key: idempotency.key }] })
  return earlier === null ? E.right(O.none) : pipe(answerToRepeat(earlier, idempotency), E.map(O.some))
}
