import * as O from 'fp-ts/Option'

export const MEMBERSHIP_PLANS = [
  { id: 1, title: 'Gói Premium' },
  { id: 2, title: 'Gói Deluxe' },
] as const

export type MembershipPlan = (typeof MEMBERSHIP_PLANS)[number]
export type PlanId = MembershipPlan['id']

export const DEFAULT_PLAN_ID: PlanId = 1

/** `none` if no plan has the id. */
export const findPlan = (id: number | null): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.id === id))

/** `none` if no plan has exactly this title. */
export const findPlanByTitle = (title: string): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.title === title))
