import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { membershipDialogMachine } from '../../domain/flows/membership-dialog.machine'
import type { PlanId } from '../../domain/membership/membership-plan'
import { consentAtStart } from '../../domain/registration/consent'
import { useWorld } from '../app/world'
import { NOTICES } from '../copy/notices'
import { fromSubmission } from '../machines/from-submission'
import { RegistrationDialog } from '../registration/registration-dialog'
import { toMembershipDialogView } from './membership-dialog-view'
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
  const view = toMembershipDialogView(snapshot)
  return (
    <RegistrationDialog
      title="Đăng ký hội viên"
      success={NOTICES.membershipSucceeded}
      view={view}
      isClosed={snapshot.matches('closed')}
      send={send}
      onSubmit={() => send({ type: 'membership.submit', attempt: ports.newAttempt() })}
      onClosed={onClose}
      className="sm:max-w-xl"
    >
      <MembershipFields view={view} send={send} />
    </RegistrationDialog>
  )
}
