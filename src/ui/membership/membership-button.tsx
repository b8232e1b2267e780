import { lazy } from 'react'
import { type PackageValue, planOfPackage } from '../../domain/membership/package-value'
import { useDisclosure } from '../machines/use-disclosure'
import { LazyDialog } from '../parts/lazy-dialog'

const loadDialog = async () => ({ default: (await import('./membership-dialog')).MembershipDialog })
const MembershipDialog = lazy(loadDialog)

type MembershipButtonProps = {
  readonly children: string
  readonly packageValue: PackageValue
  readonly className?: string
}

/** Opens `Đăng ký hội viên` with the package's plan selected (M-030, M-076, M-077). */
export const MembershipButton = ({ children, packageValue, className = '' }: MembershipButtonProps) => {
  const dialog = useDisclosure()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={dialog.open}
        className={`btn btn-accent btn-lg ${className}`}
      >
        {children}
      </button>
      {dialog.isOpen && (
        <LazyDialog onClose={dialog.close}>
          <MembershipDialog planId={planOfPackage(packageValue)} onClose={dialog.close} />
        </LazyDialog>
      )}
    </>
  )
}
