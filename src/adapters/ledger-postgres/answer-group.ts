import * as E from 'fp-ts/Either'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { ArrivedRegistration, Kept } from '../../domain/registration/arrived-registration'
import { type Earlier, mapKey } from './find-earlier'
import type { NumberedArrival } from './insert-rows'

export type Answer = E.Either<KeepFailure, Kept>

/** A registration without a key is known by itself only. */
const markOf = (arrived: ArrivedRegistration): string | ArrivedRegistration =>
  arrived.idempotency === null ? arrived : mapKey({ target: arrived.target, key: arrived.idempotency.key })

/** Of several with one new key, the first. */
export const newOnes = (
  group: ReadonlyArray<ArrivedRegistration>,
  earlier: ReadonlyMap<string, Earlier>,
): ReadonlyArray<ArrivedRegistration> => {
  const seen = new Set<string | ArrivedRegistration>(earlier.keys())
  return group.filter((arrived) => {
    const mark = markOf(arrived)
    const isNew = !seen.has(mark)
    seen.add(mark)
    return isNew
  })
}

/** Another body under a key is refused. */
export const answerGroup = (
  group: ReadonlyArray<ArrivedRegistration>,
  earlier: ReadonlyMap<string, Earlier>,
  inserted: ReadonlyArray<NumberedArrival>,
): ReadonlyArray<Answer> => {
  const known = new Map<string | ArrivedRegistration, Earlier>([
    ...earlier,
    ...inserted.map(
      ({ arrived, kept }) =>
        [markOf(arrived), { bodyHash: arrived.idempotency?.bodyHash ?? '', kept }] as const,
    ),
  ])
  return group.map((arrived): Answer => {
    const answer = known.get(markOf(arrived))
    if (answer === undefined) return E.left({ tag: 'unavailable', reason: 'the row got no number' })
    return (arrived.idempotency?.bodyHash ?? '') === answer.bodyHash
      ? E.right(answer.kept)
      : E.left({ tag: 'keyReused' })
  })
}
