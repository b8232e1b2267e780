import * as E from 'fp-ts/Either'
import { answerAgain } from '../../domain/ledger/find-kept'
import type { KeepFailure } from '../../domain/ledger/ledger-failure'
import type { Earlier } from '../../domain/ledger/statements/registration-statements'
import type { ArrivedRegistration, KeptAnswer } from '../../domain/registration/arrived-registration'
import { mapKey } from './find-kept'
import type { NumberedArrival } from './insert-rows'

export type Answer = E.Either<KeepFailure, KeptAnswer>

/** A registration without a key is identified by the object itself. */
const markOf = (arrived: ArrivedRegistration): string | ArrivedRegistration =>
  arrived.idempotency === null ? arrived : mapKey({ target: arrived.target, key: arrived.idempotency.key })

const bodyHashOf = ({ idempotency }: ArrivedRegistration): string => idempotency?.bodyHash ?? ''

/** The registrations to insert: of several with the same new key, only the first. */
export const firstOfEachKey = (
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

export const answerGroup = (
  group: ReadonlyArray<ArrivedRegistration>,
  earlier: ReadonlyMap<string, Earlier>,
  inserted: ReadonlyArray<NumberedArrival>,
): ReadonlyArray<Answer> => {
  const known = new Map<string | ArrivedRegistration, Pick<Earlier, 'kept' | 'bodyHash'>>([
    ...earlier,
    ...inserted.map(
      ({ arrived, kept }) => [markOf(arrived), { bodyHash: bodyHashOf(arrived), kept }] as const,
    ),
  ])
  const kept = new Map(inserted.map((row) => [row.arrived, row.kept]))
  return group.map((arrived): Answer => {
    const own = kept.get(arrived)
    if (own !== undefined) return E.right({ ...own, isRepeated: false })
    const answer = known.get(markOf(arrived))
    return answer === undefined
      ? E.left({ tag: 'unavailable', reason: 'the row got no number' })
      : answerAgain(answer, { bodyHash: bodyHashOf(arrived) })
  })
}
