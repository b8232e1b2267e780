import type { PlanId } from '../membership/membership-plan'

/** What stands in the membership dialog's fields; `trap` is a field no person sees. */
export type MembershipDraft = {
  readonly name: string
  readonly phone: string
  readonly planId: PlanId
  readonly consent: boolean
  readonly trap: string
}

/** Takes the plan to preselect and whether a fresh form counts as consented, gives the empty form (M-088, M-089). */
export const emptyMembershipDraft = (planId: PlanId, consent: boolean): MembershipDraft => ({
  name: '',
  phone: '',
  planId,
  consent,
  trap: '',
})

/** Takes a form, gives whether a visitor would lose anything by closing it. */
export const hasMembershipInput = ({ name, phone }: MembershipDraft): boolean =>
  name.trim() !== '' || phone.trim() !== ''

/** Takes a form and the empty one, gives whether anything was entered or chosen since. */
export const isMembershipTouched = (draft: MembershipDraft, cleared: MembershipDraft): boolean =>
  hasMembershipInput(draft) || draft.planId !== cleared.planId || draft.consent !== cleared.consent
