import { transition } from 'xstate'
import { type ContractEvent, contractMachine } from '../../flows/contract.machine'
import type { HandlingState } from '../../handling/handling'
import type { ContractRule } from '../../site/contract-rule'
import type { EpochMs } from '../../time/epoch-ms'

/** The state after each step of an order's handling, in order. */
export type SteppedTo = { readonly at: EpochMs; readonly state: HandlingState }

const IS_CONTRACT: ReadonlyArray<HandlingState> = ['confirmed', 'sent', 'done']

/** The step that made the order a contract; null if it is none, or none any more. */
export const confirmationIn = <Step extends SteppedTo>(steps: ReadonlyArray<Step>): Step | null => {
  const before = steps.findLastIndex(({ state }) => !IS_CONTRACT.includes(state))
  return steps[before + 1] ?? null
}

export type ErasureTerms = { readonly at: EpochMs; readonly rule: ContractRule }

const after = (value: 'living' | 'kept', event: ContractEvent) => {
  const [next] = transition(
    contractMachine,
    contractMachine.resolveState({ value, context: { until: null } }),
    event,
  )
  return next
}

/** Until when an order is kept once its person is erased; null if it is not kept. */
export const keptUntil = (confirmedAt: EpochMs, erasing: ErasureTerms): EpochMs | null =>
  after('living', { type: 'person.erase', ...erasing, confirmedAt }).context.until

/** Whether what was kept stays when the person is erased again. */
export const staysKept = (erasing: ErasureTerms): boolean =>
  after('kept', { type: 'person.erase', ...erasing, confirmedAt: null }).matches('kept')
