import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { ArrivedRegistration, Idempotency, KeptAnswer } from '../registration/arrived-registration'
import type { Target } from '../registration/registration'
import type { KeepFailure } from './ledger-failure'
import { first, run, type Script } from './script'
import type { Earlier } from './statements/registration-statements'

export const answerAgain = (
  { kept, bodyHash }: Pick<Earlier, 'kept' | 'bodyHash'>,
  idempotency: Pick<Idempotency, 'bodyHash'>,
): E.Either<KeepFailure, KeptAnswer> =>
  bodyHash === idempotency.bodyHash ? E.right({ ...kept, isRepeated: true }) : E.left({ tag: 'keyReused' })

export function* findKept(
  target: Target,
  idempotency: Idempotency | null,
): Script<E.Either<KeepFailure, O.Option<KeptAnswer>>> {
  if (idempotency === null) return E.right(O.none)
  const earlier = yield* first('earlier', { target, key: idempotency.key })
  return earlier === null ? E.right(O.none) : pipe(answerAgain(earlier, idempotency), E.map(O.some))
}

/** `none` if it is to be stored: an empty honeypot replaces a quarantined row with the same key. */
export function* findKeptOrReplaceTrapped({
  target,
  idempotency,
  isTrapped,
}: Pick<ArrivedRegistration, 'target' | 'idempotency' | 'isTrapped'>): Script<
  E.Either<KeepFailure, O.Option<KeptAnswer>>
> {
  if (idempotency === null) return E.right(O.none)
  const earlier = yield* first('earlier', { target, key: idempotency.key })
  if (earlier === null) return E.right(O.none)
  if (isTrapped || !earlier.kept.isTrapped) return pipe(answerAgain(earlier, idempotency), E.map(O.some))
  if (earlier.bodyHash === idempotency.bodyHash) yield* run('dropTrapped', { id: earlier.kept.id })
  yield* run('dropTrappedKey', { target, key: idempotency.key })
  return E.right(O.none)
}
