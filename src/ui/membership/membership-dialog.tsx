import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { membershipDialogMachine } from '../../domain/flows/membership-dialog.machine'
import type { PlanId } from '../../domain/membership/membership-plan'
import { consentAtStart } from '../../domain/registration/consent'
import { MEMBERSHIP_FORM } from '../../domain/registration/membership-form'
import { useWorld } from '../app/world'
import { FORM_COPY } from '../copy/forms'
import { NOTICES } from '../copy/notices'
import { fromSubmission } from '../machines/from-submission'
import { RegistrationDialog } from '../registration/registration-dialog'
import { toRegistrationView } from '../registration/to-registration-view'
import { MembershipFields } from './membership-fields'

type MembershipDialogProps = { readonly planId: PlanId; readonly onClose: () => void }

/** `Đăng ký hội viên`, with a plan already selected (M-087..M-090). */
export const MembershipDialog = ({ planId, onClose }: MembershipDialogProps) => {
  const { ports, site } = useWorld()
  const [machine] = useState(() =>
    membershipDialogMachine.provide({ actors: { submitMembership: fromSubmission(ports.submitMembership) } }),
  )
  const [snapshot, send] = useMachine(machine, {
    input: { planId, consentAtStart: consentAtStart(site.consent.mode) },
  })
  const view = toRegistrationView(MEMBERSHIP_FORM, snapshot)
  return (
    <RegistrationDialog
      title={FORM_COPY.membership}
      success={NOTICES.membershipSucceeded}
      view={view}
      send={send}
      onSubmit={() => send({ type: 'membership.submit', attempt: ports.newAttempt() })}
      onClosed={onClose}
      className="sm:max-w-xl"
    >
      <MembershipFields view={view} send={send} />
    </RegistrationDialog>
  )
}
