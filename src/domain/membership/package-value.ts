import { DEFAULT_PLAN_ID, type PlanId } from './membership-plan'

/** The packages page's values (M-110). */
export const PACKAGE_VALUES = { none: 0, primary: 1, deluxe: 2 } as const
export type PackageValue = (typeof PACKAGE_VALUES)[keyof typeof PACKAGE_VALUES]

/** The default plan for none (M-076, M-077, M-088). */
export const planOfPackage = (value: PackageValue): PlanId =>
  value === PACKAGE_VALUES.none ? DEFAULT_PLAN_ID : value
