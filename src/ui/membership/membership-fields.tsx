import type { MembershipDialogEvent } from '../../domain/flows/membership-dialog.machine'
import { textsOf } from '../../domain/registration/form'
import { MEMBERSHIP_FORM } from '../../domain/registration/membership-form'
import { ConsentField } from '../parts/consent-field'
import { HoneypotField } from '../parts/honeypot-field'
import { TextFields } from '../registration/text-fields'
import type { RegistrationView } from '../registration/to-registration-view'
import { PlanChoice } from './plan-choice'

const TEXTS = textsOf(MEMBERSHIP_FORM)

type MembershipFieldsProps = {
  readonly view: RegistrationView<typeof MEMBERSHIP_FORM>
  readonly send: (event: MembershipDialogEvent) => void
}

/** The fields of the membership dialog. */
export const MembershipFields = ({ view: { draft, errors, isSending }, send }: MembershipFieldsProps) => (
  <>
    <TextFields texts={TEXTS} draft={draft} errors={errors} disabled={isSending} send={send} />
    <PlanChoice
      selected={draft.planId}
      error={errors.plan}
      disabled={isSending}
      onChoose={(id) => send({ type: 'plan.choose', id })}
    />
    <HoneypotField value={draft.honeypot} onFill={(honeypot) => send({ type: 'honeypot.fill', honeypot })} />
    <ConsentField
      given={draft.consent}
      offers={draft.offers}
      error={errors.consent}
      disabled={isSending}
      onGive={(change) => send({ type: 'consent.give', ...change })}
    />
  </>
)
