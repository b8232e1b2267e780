import type { PlanId } from '../membership/membership-plan'
import { type DraftOf, decodeForm, type ErrorOf, emptyDraft, type Form } from './form'
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

/** Decodes a draft to a membership, or to the result of each field (M-121..M-123, M-126). */
export const decodeMembershipForm = decodeForm(MEMBERSHIP_FORM)

/** `consent`: whether consent is given from the start (M-088, M-089). */
export const emptyMembershipDraft = (planId: PlanId, consent: boolean): MembershipDraft => ({
  ...emptyDraft(MEMBERSHIP_FORM),
  planId,
  consent,
})
