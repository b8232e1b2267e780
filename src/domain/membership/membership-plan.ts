import * as O from 'fp-ts/Option'
import { MEMBERSHIP_TIERS, PACKAGE_VALUES, type PackageValue } from './membership-tier'

export type PlanId = Exclude<PackageValue, 0>
export type MembershipPlan = { readonly id: PlanId; readonly title: string }

/** The tiers that can be registered for. */
export const MEMBERSHIP_PLANS: ReadonlyArray<MembershipPlan> = MEMBERSHIP_TIERS.flatMap(
  ({ packageValue, title }) => (packageValue === PACKAGE_VALUES.none ? [] : [{ id: packageValue, title }]),
)

export const DEFAULT_PLAN_ID: PlanId = 1

/** The plan that a card of the packages page opens the dialog with; the free tier opens it with the default plan (M-110). */
export const planOfPackage = (value: PackageValue): PlanId =>
  value === PACKAGE_VALUES.none ? DEFAULT_PLAN_ID : value

/** `none` if no plan has the id. */
export const findPlan = (id: number | null): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.id === id))

/** `none` if no plan has exactly this title. */
export const findPlanByTitle = (title: string): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.title === title))
