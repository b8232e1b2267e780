import { planOfPackage } from '../../domain/membership/membership-plan'
import type { PackageValue } from '../../domain/membership/membership-tier'
import { FORM_ADDRESSES, FORM_FIELDS } from '../../domain/routing/form-address'
import { REGISTRATION_NAMES } from '../copy/shell'
import { useStartRegistration } from '../machines/registrations-store'
import { preloaded } from '../parts/preloaded'
import { onIntent } from '../watch/on-intent'

export const MEMBERSHIP_DIALOG = preloaded(async () => (await import('./membership-dialog')).MembershipDialog)

type MembershipButtonProps = {
  readonly children: string
  readonly packageValue: PackageValue
  readonly className?: string
}

/** Opens the dialog with the plan of a package; without JavaScript, its plain form (M-030, M-076, M-077, M-088). */
export const MembershipButton = ({ children, packageValue, className = '' }: MembershipButtonProps) => {
  const start = useStartRegistration()
  const planId = planOfPackage(packageValue)
  return (
    <form action={FORM_ADDRESSES.members} className="contents">
      <button
        type="submit"
        name={FORM_FIELDS.plan}
        value={planId}
        aria-haspopup="dialog"
        data-opens={REGISTRATION_NAMES.members}
        {...onIntent(MEMBERSHIP_DIALOG.load)}
        onClick={(event) => {
          event.preventDefault()
          start({ target: 'members', planId })
        }}
        className={`btn btn-accent btn-lg ${className}`}
      >
        {children}
      </button>
    </form>
  )
}
