import { useMachine } from '@xstate/react'
import { useState } from 'react'
import {
  type MembershipDialogEvent,
  membershipDialogMachine,
} from '../../domain/flows/membership-dialog.machine'
import type { PlanId } from '../../domain/membership/membership-plan'
import { consentAtStart } from '../../domain/registration/consent'
import { textsOf } from '../../domain/registration/form'
import { MEMBERSHIP_FORM } from '../../domain/registration/membership-form'
import { useAppContext } from '../context/app-context'
import { fromSubmission } from '../machines/from-submission'
import { HoneypotField } from '../parts/honeypot-field'
import { dialogFacts, enteredFacts } from '../registration/entered-facts'
import { RegistrationDialog } from '../registration/registration-dialog'
import { TextFields } from '../registration/text-fields'
import { type RegistrationView, toRegistrationView } from '../registration/to-registration-view'
import { PlanChoice } from './plan-choice'

const TEXTS = textsOf(MEMBERSHIP_FORM)

type MembershipFieldsProps = {
  readonly view: RegistrationView<typeof MEMBERSHIP_FORM>
  readonly send: (event: MembershipDialogEvent) => void
}

const MembershipFields = ({ view: { draft, errors, isSending }, send }: MembershipFieldsProps) => (
  <>
    <TextFields texts={TEXTS} draft={draft} errors={errors} disabled={isSending} send={send} />
    <PlanChoice
      selected={draft.planId}
      error={errors.plan}
      disabled={isSending}
      onChoose={(id) => send({ type: 'plan.choose', id })}
    />
    <HoneypotField value={draft.honeypot} onFill={(honeypot) => send({ type: 'honeypot.fill', honeypot })} />
  </>
)

type MembershipDialogProps = { readonly planId: PlanId; readonly onClose: () => void }

/** Runs the flow of a membership in its dialog (M-087). */
export const MembershipDialog = ({ planId, onClose }: MembershipDialogProps) => {
  const { ports, site } = useAppContext()
  const [machine] = useState(() =>
    membershipDialogMachine.provide({
      actors: { submitMembership: fromSubmission(ports.submitMembership) },
    }),
  )
  const [snapshot, send] = useMachine(machine, {
    input: { planId, consentAtStart: consentAtStart(site.consent.mode) },
  })
  const view = toRegistrationView(MEMBERSHIP_FORM, snapshot)
  return (
    <RegistrationDialog
      target="members"
      view={view}
      facts={dialogFacts(MEMBERSHIP_FORM, snapshot.context, (content, offers) =>
        enteredFacts({ target: 'members', content }, [], offers),
      )}
      actions={{
        send,
        submit: () => send({ type: 'membership.submit', attempt: ports.newAttempt() }),
        end: onClose,
      }}
      className="anchored-dialog sm:max-w-xl"
    >
      <MembershipFields view={view} send={send} />
    </RegistrationDialog>
  )
}
