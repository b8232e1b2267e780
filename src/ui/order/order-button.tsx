import { lazy } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { useDisclosure } from '../machines/use-disclosure'
import { LazyDialog } from '../parts/lazy-dialog'

const loadDialog = async () => ({ default: (await import('./order-dialog')).OrderDialog })
const OrderDialog = lazy(loadDialog)

type OrderButtonProps = { readonly preselected: Product | null; readonly className?: string }

/** Opens `Đăng ký mua hàng`, from a product's detail with that product chosen (M-035, M-052, M-086). */
export const OrderButton = ({ preselected, className = '' }: OrderButtonProps) => {
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
        Đăng ký mua hàng
      </button>
      {dialog.isOpen && (
        <LazyDialog onClose={dialog.close}>
          <OrderDialog preselected={preselected} onClose={dialog.close} />
        </LazyDialog>
      )}
    </>
  )
}
