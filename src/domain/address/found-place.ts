import type { District } from './district'
import type { Province } from './province'

/** The 2025 unit under whose name a place was found; `ward` is null if the match was a merged province. */
export type NewUnit = { readonly ward: string | null; readonly province: string }

export type FoundPlace = {
  readonly province: Province
  readonly district: District | null
  readonly newUnit: NewUnit | null
}
