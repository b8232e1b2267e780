import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { orderDialogMachine } from '../../domain/flows/order-dialog.machine'
import { consentAtStart } from '../../domain/registration/consent'
import { ORDER_FORM } from '../../domain/registration/order-form'
import { useWorld } from '../app/world'
import { FORM_COPY } from '../copy/forms'
import { NOTICES } from '../copy/notices'
import { fromSubmission } from '../machines/from-submission'
import { useProducts } from '../machines/products-store'
import { ConsentField } from '../parts/consent-field'
import { Notification } from '../parts/notification'
import { RegistrationDialog } from '../registration/registration-dialog'
import { toRegistrationView } from '../registration/to-registration-view'
import { OrderFields } from './order-fields'
import { ProductPicker } from './product-picker'

type OrderDialogProps = { readonly preselected: Product | null; readonly onClose: () => void }

/** `Đăng ký mua hàng` (M-078..M-086, M-090). */
export const OrderDialog = ({ preselected, onClose }: OrderDialogProps) => {
  const { ports, site } = useWorld()
  const { products, isSettled } = useProducts()
  const [machine] = useState(() =>
    orderDialogMachine.provide({ actors: { submitOrder: fromSubmission(ports.submitOrder) } }),
  )
  const [input] = useState(() => ({
    preselected,
    openedAt: ports.now(),
    consentAtStart: consentAtStart(site.consent.mode),
  }))
  const [snapshot, send] = useMachine(machine, { input })
  const view = toRegistrationView(ORDER_FORM, snapshot)
  return (
    <RegistrationDialog
      title={FORM_COPY.order}
      success={NOTICES.orderSucceeded}
      view={view}
      send={send}
      onSubmit={() => send({ type: 'order.submit', attempt: ports.newAttempt() })}
      onClosed={onClose}
      className="sm:max-w-5xl"
    >
      {view.errors.products !== null && (
        <Notification kind="failure" className="sticky top-20 z-10 shadow-lg">
          {view.errors.products}
        </Notification>
      )}
      <div
        data-part="order-columns"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-10"
      >
        <OrderFields view={view} send={send} />
        <ProductPicker
          products={products}
          whenEmpty={isSettled ? NOTICES.noProducts : FORM_COPY.placesLoading}
          chosen={view.draft.chosen}
          error={view.errors.products}
          disabled={view.isSending}
          onChoose={(product) => send({ type: 'product.choose', product, at: ports.now() })}
          onRemove={(id) => send({ type: 'product.remove', id })}
        />
      </div>
      <ConsentField
        given={view.draft.consent}
        error={view.errors.consent}
        disabled={view.isSending}
        onGive={(given) => send({ type: 'consent.give', given })}
      />
    </RegistrationDialog>
  )
}
