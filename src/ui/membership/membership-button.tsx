import { type PackageValue, planOfPackage } from '../../domain/membership/package-value'
import { useStartRegistration } from '../machines/registrations-store'
import { onIntent } from '../parts/on-intent'
import { MEMBERSHIP_DIALOG } from '../registration/dialogs'

type MembershipButtonProps = {
  readonly children: string
  readonly packageValue: PackageValue
  readonly className?: string
}

/** M-030, M-076, M-077. */
export const MembershipButton = ({ children, packageValue, className = '' }: MembershipButtonProps) => {
  const start = useStartRegistration()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...onIntent(MEMBERSHIP_DIALOG.load)}
      onClick={() => start({ kind: 'membership', planId: planOfPackage(packageValue) })}
      className={`btn btn-accent btn-lg ${className}`}
    >
      {children}
    </button>
  )
}
