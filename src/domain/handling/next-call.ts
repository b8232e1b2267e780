import type { HandlingState } from './handling'

type Call = { readonly kept: { readonly id: number }; readonly state: HandlingState }

/**
 * The registration to call after `id`: the following one in the call list, or the first after the last. After a call that was not
 * answered it is the first one again, unless that one did not answer either. Null if there is no other registration.
 */
export const nextCall = <A extends Call>(calls: ReadonlyArray<A>, id: number): A | null => {
  const index = calls.findIndex(({ kept }) => kept.id === id)
  const first = calls.find(({ kept }) => kept.id !== id) ?? null
  const isPassedOver = calls[index]?.state === 'unanswered' && first?.state !== 'unanswered'
  return index < 0 || isPassedOver ? first : (calls[index + 1] ?? first)
}
