import type { SnapshotFrom } from 'xstate'
import type { membershipDialogMachine } from '../../domain/flows/membership-dialog.machine'
import type { MembershipDraft } from '../../domain/registration/membership-draft'
import { decodeMembershipFields, type MembershipFields } from '../../domain/registration/membership-form'
import { errorSentence } from '../copy/error-sentence'

export type MembershipDialogView = {
  readonly draft: MembershipDraft
  readonly errors: Record<keyof MembershipFields, string | null>
  readonly isSending: boolean
  readonly isAsking: boolean
  readonly isConfirmed: boolean
  readonly isFailed: boolean
}

const NO_ERRORS: MembershipDialogView['errors'] = { name: null, phone: null, plan: null, consent: null }

const errorsOf = (draft: MembershipDraft): MembershipDialogView['errors'] => {
  const { name, phone, plan, consent } = decodeMembershipFields(draft)
  return {
    name: errorSentence(name),
    phone: errorSentence(phone),
    plan: errorSentence(plan),
    consent: errorSentence(consent),
  }
}

/** Takes the dialog's state, gives what it shows (M-087..M-089, M-121..M-123, A-27, A-28). */
export const toMembershipDialogView = (
  snapshot: SnapshotFrom<typeof membershipDialogMachine>,
): MembershipDialogView => ({
  draft: snapshot.context.draft,
  errors: snapshot.hasTag('showsErrors') ? errorsOf(snapshot.context.draft) : NO_ERRORS,
  isSending: snapshot.hasTag('sending'),
  isAsking: snapshot.hasTag('asking'),
  isConfirmed: snapshot.hasTag('succeeded'),
  isFailed: snapshot.hasTag('failed'),
})
