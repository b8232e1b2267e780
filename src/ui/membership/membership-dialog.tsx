import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { membershipDialogMachine } from '../../domain/flows/membership-dialog.machine'
import type { PlanId } from '../../domain/membership/membership-plan'
import { consentAtStart } from '../../domain/registration/consent'
import { useWorld } from '../app/world'
import { NOTICES } from '../copy/notices'
import { fromSubmission } from '../machines/from-submission'
import { Dialog } from '../parts/dialog'
import { DiscardQuestion } from '../parts/discard-question'
import { FailureHelp } from '../parts/failure-help'
import { focusFirstInvalid } from '../parts/focus-first-invalid'
import { Notification } from '../parts/notification'
import { SubmitButton } from '../parts/submit-button'
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
  const isClosed = snapshot.matches('closed')
  // Whether the dialog is there is its opener's to say: the machine's end is told upwards.
  useEffect(() => {
    if (isClosed) onClose()
  }, [isClosed, onClose])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The wrong fields are known, and marked, only once the new state is drawn.
    flushSync(() => send({ type: 'membership.submit', attempt: ports.newAttempt() }))
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <Dialog title="Đăng ký hội viên" onClose={() => send({ type: 'dialog.close' })} className="sm:max-w-xl">
      <form
        noValidate
        inert={view.isAsking}
        onSubmit={submit}
        className="space-y-5 px-5 pb-6 sm:px-8 sm:pb-8"
      >
        {view.isConfirmed && <Notification kind="success">{NOTICES.membershipSucceeded}</Notification>}
        {view.isFailed && <FailureHelp />}
        <MembershipFields view={view} send={send} />
        <SubmitButton isSending={view.isSending} />
      </form>
      {view.isAsking && (
        <DiscardQuestion
          onDiscard={() => send({ type: 'discard.confirm' })}
          onKeep={() => send({ type: 'discard.cancel' })}
        />
      )}
    </Dialog>
  )
}
