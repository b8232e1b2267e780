import { DEFAULT_PLAN_ID, type PlanId } from './membership-plan'

export const PACKAGE_VALUES = { none: 0, primary: 1, deluxe: 2 } as const
export type PackageValue = (typeof PACKAGE_VALUES)[keyof typeof PACKAGE_VALUES]

/** The plan that a card of the packages page opens the dialog with; the free tier opens it with the default plan (M-110). */
export const planOfPackage = (value: PackageValue): PlanId =>
  value === PACKAGE_VALUES.none ? DEFAULT_PLAN_ID : value
