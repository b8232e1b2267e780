import type { PlanId } from '../membership/membership-plan'
import { type DraftOf, decodeFields, decodeForm, type ErrorOf, emptyDraft, type Form } from './form'
import { CONSENT_FIELD, NAME_FIELD, PHONE_FIELD } from './person-fields'
import { PLAN_FIELD } from './plan-field'

/** The fields of `Đăng ký hội viên`, in the order of their columns (M-087, M-109, M-121..M-123, M-126). */
export const MEMBERSHIP_FORM = {
  name: NAME_FIELD,
  phone: PHONE_FIELD,
  plan: PLAN_FIELD,
  consent: CONSENT_FIELD,
} satisfies Form

export type MembershipDraft = DraftOf<typeof MEMBERSHIP_FORM>
export type MembershipError = ErrorOf<typeof MEMBERSHIP_FORM>

/** Takes a draft, gives each field decoded (M-121..M-123, M-126). */
export const decodeMembershipFields = decodeFields(MEMBERSHIP_FORM)

/** Takes a draft, gives the membership, or all fields where any of them is wrong (M-121..M-123, M-126). */
export const decodeMembershipForm = decodeForm(MEMBERSHIP_FORM)

/** Takes the plan to preselect and whether a fresh form counts as consented, gives the empty form (M-088, M-089). */
export const emptyMembershipDraft = (planId: PlanId, consent: boolean): MembershipDraft => ({
  ...emptyDraft(MEMBERSHIP_FORM),
  planId,
  consent,
})
