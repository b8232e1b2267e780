import * as E from 'fp-ts/Either'
import type { KeepResult } from '../../domain/ledger/accept/accept-group'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import type { ArrivedRegistration } from '../../domain/registration/arrived-registration'

type Group = ReadonlyArray<ArrivedRegistration>

/** `isOfOneRow`: an invalid row is the cause; without it, the group can be stored. */
export type GroupFailure = { readonly isOfOneRow: boolean; readonly failure: LedgerUnavailable }

/** Stores a group in one transaction; if a row is invalid, it stores the halves, so that only that row fails. */
export const acceptInHalves = (
  accept: (group: Group) => Promise<E.Either<GroupFailure, ReadonlyArray<KeepResult>>>,
) => {
  const acceptAll = async (group: Group): Promise<ReadonlyArray<KeepResult>> => {
    const answers = await accept(group)
    if (E.isRight(answers)) return answers.right
    const { isOfOneRow, failure } = answers.left
    if (!isOfOneRow) return group.map(() => E.left(failure))
    if (group.length === 1) return [E.left({ tag: 'unavailable', reason: 'the row cannot be stored' })]
    const middle = Math.ceil(group.length / 2)
    return [...(await acceptAll(group.slice(0, middle))), ...(await acceptAll(group.slice(middle)))]
  }
  return acceptAll
}
