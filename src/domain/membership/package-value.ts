import { DEFAULT_PLAN_ID, type PlanId } from './membership-plan'

export const PACKAGE_VALUES = { none: 0, primary: 1, deluxe: 2 } as const
export type PackageValue = (typeof PACKAGE_VALUES)[keyof typeof PACKAGE_VALUES]

export const planOfPackage = (value: PackageValue): PlanId =>
  value === PACKAGE_VALUES.none ? DEFAULT_PLAN_ID : value
