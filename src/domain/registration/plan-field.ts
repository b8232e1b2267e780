import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import {
  DEFAULT_PLAN_ID,
  findPlan,
  findPlanByTitle,
  type MembershipPlan,
} from '../membership/membership-plan'
import type { FormField } from './form'
import { keptText } from './text-field'

type Draft = { readonly planId: number | null }
type Part = { readonly planTitle: string }

const asPart = O.map(({ title }: MembershipPlan): Part => ({ planTitle: title }))

/** `planId` may come from a request and match no plan (M-088, M-126, A-44). */
export const PLAN_FIELD = {
  empty: { planId: DEFAULT_PLAN_ID as number | null },
  decode: ({ planId }: Draft) =>
    pipe(
      asPart(findPlan(planId)),
      E.fromOption(() => 'planRequired' as const),
    ),
  isEntered: ({ planId }: Draft, cleared: Draft) => planId !== cleared.planId,
  isAskedFor: false,
  cell: {
    heading: 'Gói hội viên',
    kind: 'text',
    write: ({ planTitle }: Part) => planTitle,
    read: ({ plan }: { readonly plan: string }) =>
      pipe(
        asPart(findPlanByTitle(plan)),
        E.fromOption(() => 'planUnknown' as const),
      ),
    readKept: ({ planTitle }) => ({ planTitle: keptText(planTitle) }),
  },
} satisfies FormField
