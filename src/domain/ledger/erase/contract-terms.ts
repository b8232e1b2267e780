import { type PriceList, readPriceList } from '../../catalogue/price-list'
import type { HandlingState } from '../../handling/handling'
import type { ContractRule } from '../../site/contract-rule'
import { DAY_MS, type EpochMs } from '../../time/epoch-ms'
import { VIETNAM_OFFSET_MS } from '../../time/vietnam-zone'

/**
 * The end, in Vietnam, of the day `years` years after the contract was confirmed (M-099): 1 March if it was confirmed on
 * 29 February and that year has no such day.
 */
export const contractEnd = (confirmedAt: EpochMs, years: number): EpochMs => {
  const day = new Date(confirmedAt + VIETNAM_OFFSET_MS)
  return (
    Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate()) + DAY_MS - VIETNAM_OFFSET_MS
  )
}

/** The state after each step of an order's handling, in order. */
export type SteppedTo = { readonly at: EpochMs; readonly state: HandlingState }

const CONTRACT_STATES: ReadonlyArray<HandlingState> = ['confirmed', 'sent', 'done']

/** The step that made the order a contract; null if the order is no contract, or is a contract no longer. */
export const confirmationIn = <Step extends SteppedTo>(steps: ReadonlyArray<Step>): Step | null => {
  const before = steps.findLastIndex(({ state }) => !CONTRACT_STATES.includes(state))
  return steps[before + 1] ?? null
}

/** The prices at which the order was confirmed; null if it is no contract, or they were not recorded. */
export const confirmedPrices = (
  steps: ReadonlyArray<SteppedTo & { readonly prices: string | null }>,
): PriceList | null => readPriceList(confirmationIn(steps)?.prices ?? null)

export type ErasureTerms = { readonly at: EpochMs; readonly rule: ContractRule }

/** Until when an order is retained once its person is erased; null if it is not. */
export const retainedUntil = (confirmedAt: EpochMs, { at, rule }: ErasureTerms): EpochMs | null => {
  if (rule === 'none') return null
  const end = contractEnd(confirmedAt, rule)
  return end > at ? end : null
}
