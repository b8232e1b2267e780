import type { KeptRegistration } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'
import type { HandlingState } from './handling'

/** The most registrations of one list. */
export const SHOWN_AT_ONCE = 50
/** The most rows of a state that are counted. */
export const MOST_COUNTED = 1_000

type Handled = {
  readonly kept: KeptRegistration
  readonly state: HandlingState
  readonly callAt: EpochMs | null
}

/** A registration with what was done about it; `sharesPhone`: its number registered again within 30 days. */
export type HandledRegistration = Handled & {
  readonly reference: string
  readonly steps: number
  readonly consentVersion: string | null
  readonly sharesPhone: boolean
}

/** A registration for the workbook: its state, the last note, and who made the last step. */
export type WorkbookEntry = Handled & {
  readonly key: string | null
  readonly note: string | null
  readonly who: string | null
}

/** `prices`: the confirmed prices of an order as `PriceList`, if the step confirmed it. */
export type HandlingStep = {
  readonly stepNumber: number
  readonly at: EpochMs
  readonly who: string
  readonly state: HandlingState
  readonly note: string
  readonly callAt: EpochMs | null
  readonly prices: string | null
}

export type StateCount = { readonly state: HandlingState; readonly rows: number }
