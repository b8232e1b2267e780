import { textsOf } from '../../domain/registration/form'
import { MEMBERSHIP_FORM } from '../../domain/registration/membership-form'
import type { PlainPage } from '../../ports/plain-page'
import { PlanChoice } from '../membership/plan-choice'
import { errorsOf } from '../registration/to-registration-view'
import { PlainForm } from './plain-form'

type MembershipPage = Extract<PlainPage, { readonly target: 'members' }>

/** `Đăng ký hội viên` as plain HTML (M-089). */
export const MembershipForm = ({ page }: { readonly page: MembershipPage }) => {
  const { draft, key, state } = page
  const errors = errorsOf(MEMBERSHIP_FORM, draft, state === 'wrong')
  return (
    <PlainForm
      target="members"
      formKey={key}
      state={state}
      texts={textsOf(MEMBERSHIP_FORM)}
      draft={draft}
      errors={errors}
    >
      <PlanChoice
        id="plan"
        selected={draft.planId}
        error={errors.plan}
        disabled={false}
        onChoose={() => {}}
      />
    </PlainForm>
  )
}
