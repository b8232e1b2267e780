import { useMachine } from '@xstate/react'
import { constNull } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useState } from 'react'
import { membershipDialogMachine } from '../../domain/flows/membership-dialog.machine'
import type { PlanId } from '../../domain/membership/membership-plan'
import { consentAtStart } from '../../domain/registration/consent'
import type { Membership } from '../../domain/registration/membership'
import { MEMBERSHIP_FORM } from '../../domain/registration/membership-form'
import type { Submission } from '../../domain/registration/submission'
import { useAppContext } from '../app/app-context'
import { fromSubmission } from '../machines/from-submission'
import { useOpenSubmissions } from '../machines/registrations-store'
import type { ReceiptFacts } from '../registration/receipt'
import { RegistrationDialog } from '../registration/registration-dialog'
import { toRegistrationView } from '../registration/to-registration-view'
import { MembershipFields } from './membership-fields'

const receiptOf: (sent: O.Option<Submission<Membership>>) => ReceiptFacts | null = O.match(
  constNull,
  ({ registration: { phone, planTitle } }) => ({ phone, items: [planTitle], total: null, place: null }),
)

type MembershipDialogProps = { readonly planId: PlanId; readonly onClose: () => void }

export const MembershipDialog = ({ planId, onClose }: MembershipDialogProps) => {
  const { ports, site } = useAppContext()
  const submissions = useOpenSubmissions()
  const [machine] = useState(() =>
    membershipDialogMachine.provide({
      actors: { submitMembership: fromSubmission(ports.submitMembership) },
      actions: submissions.actions,
    }),
  )
  const [snapshot, send] = useMachine(machine, {
    input: { planId, consentAtStart: consentAtStart(site.consent.mode) },
  })
  const view = toRegistrationView(MEMBERSHIP_FORM, snapshot)
  return (
    <RegistrationDialog
      kind="membership"
      view={view}
      receipt={receiptOf(snapshot.context.submission)}
      send={send}
      onSubmit={() =>
        send({ type: 'membership.submit', attempt: ports.newAttempt(), open: submissions.read() })
      }
      onClosed={onClose}
      className="sm:max-w-xl"
    >
      <MembershipFields view={view} send={send} />
    </RegistrationDialog>
  )
}
