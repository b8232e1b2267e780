import * as O from 'fp-ts/Option'

/** The fixed plans a visitor can join, by id (M-110). */
export const MEMBERSHIP_PLANS = [
  { id: 1, title: 'Gói Premium' },
  { id: 2, title: 'Gói Deluxe' },
] as const

export type MembershipPlan = (typeof MEMBERSHIP_PLANS)[number]
export type PlanId = MembershipPlan['id']

/** Selected where no other plan was asked for (M-088). */
export const DEFAULT_PLAN_ID: PlanId = 1

/** None for an unknown id (M-126). */
export const findPlan = (id: number | null): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.id === id))

/** None for an unknown title (M-109). */
export const findPlanByTitle = (title: string): O.Option<MembershipPlan> =>
  O.fromNullable(MEMBERSHIP_PLANS.find((plan) => plan.title === title))
