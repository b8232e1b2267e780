import type { Product } from '../../domain/catalogue/product'
import { FORM_COPY } from '../copy/forms'
import { useStartRegistration } from '../machines/registrations-store'
import { onIntent } from '../parts/on-intent'
import { ORDER_DIALOG } from '../registration/dialogs'

type OrderButtonProps = { readonly preselected: Product | null; readonly className?: string }

/** M-035, M-052, M-086. */
export const OrderButton = ({ preselected, className = '' }: OrderButtonProps) => {
  const start = useStartRegistration()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...onIntent(ORDER_DIALOG.load)}
      onClick={() => start({ kind: 'order', preselected })}
      className={`btn btn-accent btn-lg ${className}`}
    >
      {FORM_COPY.order}
    </button>
  )
}
