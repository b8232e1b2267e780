import { decodeMembershipFields } from '../../domain/registration/membership-form'
import type { FormPage } from '../../ports/render-form'
import { errorSentence } from '../copy/error-sentence'
import { PlanChoice } from '../membership/plan-choice'
import { PlainForm } from './plain-form'

type MembershipPage = Extract<FormPage, { readonly kind: 'membership' }>

const errorsOf = ({ draft, state }: MembershipPage) => {
  const { name, phone, plan, consent } = decodeMembershipFields(draft)
  const sentence = state === 'wrong' ? errorSentence : () => null
  return {
    name: sentence(name),
    phone: sentence(phone),
    plan: sentence(plan),
    consent: sentence(consent),
  }
}

export const MembershipForm = ({ page }: { readonly page: MembershipPage }) => {
  const { draft, key, state } = page
  const errors = errorsOf(page)
  return (
    <PlainForm kind="membership" formKey={key} state={state} draft={draft} errors={errors}>
      <div id="plan">
        <PlanChoice selected={draft.planId} error={errors.plan} disabled={false} onChoose={() => {}} />
      </div>
    </PlainForm>
  )
}
