import type { HandlingState } from './handling'

type Call = { readonly kept: { readonly id: number }; readonly state: HandlingState }

/**
 * The registration to call after another one: the next in the call list, and the first after the last. Persons who did not answer
 * are called again only when no one else is left.
 */
export const nextCall = <A extends Call>(calls: ReadonlyArray<A>, id: number): A | null => {
  const index = calls.findIndex(({ kept }) => kept.id === id)
  const first = calls.find(({ kept }) => kept.id !== id) ?? null
  const isPassedOver = calls[index]?.state === 'unanswered' && first?.state !== 'unanswered'
  return index < 0 || isPassedOver ? first : (calls[index + 1] ?? first)
}
