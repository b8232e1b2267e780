import type { HandlingState } from './handling'

type Call = { readonly kept: { readonly id: number }; readonly state: HandlingState }

/**
 * Whom to call after a registration: who follows it in the call list, and after the last one the first. Whoever did not answer waits
 * until nobody else does.
 */
export const nextCall = <A extends Call>(calls: ReadonlyArray<A>, id: number): A | null => {
  const index = calls.findIndex(({ kept }) => kept.id === id)
  const first = calls.find(({ kept }) => kept.id !== id) ?? null
  const isPassedOver = calls[index]?.state === 'unanswered' && first?.state !== 'unanswered'
  return index < 0 || isPassedOver ? first : (calls[index + 1] ?? first)
}
