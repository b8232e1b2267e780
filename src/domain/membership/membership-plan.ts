import * as O from 'fp-ts/Option'
import { MEMBERSHIP_TIERS, PACKAGE_VALUES, type PackageValue } from './membership-tier'

export type PlanId = Exclude<PackageValue, 0>
export type MembershipPlan = { readonly id: PlanId; readonly title: string }

/** The tiers that can be registered for. */
export const MEMBERSHIP_PLANS: ReadonlyArray<MembershipPlan> = MEMBERSHIP_TIERS.flatMap(
  ({ packageValue, title }) => (packageValue === PACKAGE_VALUES.none ? [] : [{ id: packageValue, title }]),
)

export const DEFAULT_PLAN_ID: PlanId = 1

/** The plan with which a card of the packages page opens the dialog; the default one for the free tier (M-110). */
export const planOfPackage = (value: PackageValue): PlanId =>
  value === PACKAGE_VALUES.none ? DEFAULT_PLAN_ID : value

/** The plan with the id; `none` if there is none. */
export const findPlan = (id: number | null): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.id === id))

/** The plan with exactly this title; `none` if there is none. */
export const findPlanByTitle = (title: string): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.title === title))
