import type { MembershipDialogEvent } from '../../domain/flows/membership-dialog.machine'
import { ConsentField } from '../parts/consent-field'
import { TextField } from '../parts/text-field'
import { TrapField } from '../parts/trap-field'
import type { MembershipDialogView } from './membership-dialog-view'
import { PlanChoice } from './plan-choice'

type MembershipFieldsProps = {
  readonly view: MembershipDialogView
  readonly send: (event: MembershipDialogEvent) => void
}

/** The fields of `Đăng ký hội viên` (M-087). */
export const MembershipFields = ({ view: { draft, errors, isSending }, send }: MembershipFieldsProps) => (
  <>
    <TextField
      label="Họ và tên"
      name="name"
      autoComplete="name"
      value={draft.name}
      error={errors.name}
      disabled={isSending}
      onType={(name) => send({ type: 'name.type', name })}
    />
    <TextField
      label="Số điện thoại"
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      value={draft.phone}
      error={errors.phone}
      disabled={isSending}
      onType={(phone) => send({ type: 'phone.type', phone })}
    />
    <PlanChoice
      selected={draft.planId}
      error={errors.plan}
      disabled={isSending}
      onChoose={(id) => send({ type: 'plan.choose', id })}
    />
    <TrapField value={draft.trap} onFill={(trap) => send({ type: 'trap.fill', trap })} />
    <ConsentField
      given={draft.consent}
      error={errors.consent}
      disabled={isSending}
      onGive={(given) => send({ type: 'consent.give', given })}
    />
  </>
)
