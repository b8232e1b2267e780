import type { PriceList } from '../../catalogue/price-list'
import type { HandledRegistration, HandlingStep } from '../../handling/handled-registration'
import type { HistoryEntry } from './staff-use'

/** Everything known about one registration. `confirmed`: the prices of an order once it was confirmed. `next`: the next one to call. */
export type RegistrationDetails = {
  readonly shown: HandledRegistration
  readonly steps: ReadonlyArray<HandlingStep>
  readonly confirmed: PriceList | null
  readonly others: ReadonlyArray<HandledRegistration>
  readonly uses: ReadonlyArray<HistoryEntry>
  readonly next: HandledRegistration | null
}
