import type { Product } from '../../domain/catalogue/product'
import { FORM_ADDRESSES, FORM_FIELDS } from '../../domain/routing/form-address'
import { REGISTRATION_NAMES } from '../copy/shell'
import { useStartRegistration } from '../machines/registrations-store'
import { preloaded } from '../parts/preloaded'
import { onIntent } from '../watch/on-intent'

export const ORDER_DIALOG = preloaded(async () => (await import('./order-dialog')).OrderDialog)

type OrderButtonProps = {
  readonly preselected: Product | null
  readonly className?: string
  /** Called as the dialog opens. */
  readonly onOpen?: () => void
}

/** Opens the order dialog; without JavaScript, its plain form (M-035, M-052, M-086). */
export const OrderButton = ({ preselected, className = '', onOpen }: OrderButtonProps) => {
  const start = useStartRegistration()
  return (
    <form action={FORM_ADDRESSES.orders} className="contents">
      <button
        type="submit"
        name={FORM_FIELDS.product}
        value={preselected?.id}
        aria-haspopup="dialog"
        data-opens={REGISTRATION_NAMES.orders}
        {...onIntent(ORDER_DIALOG.load)}
        onClick={(event) => {
          event.preventDefault()
          onOpen?.()
          start({ target: 'orders', preselected })
        }}
        className={`btn btn-accent btn-lg ${className}`}
      >
        {REGISTRATION_NAMES.orders}
      </button>
    </form>
  )
}
