import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { totalPrice } from '../../domain/catalogue/total-price'
import { orderDialogMachine } from '../../domain/flows/order-dialog.machine'
import { isChosen } from '../../domain/registration/chosen-products'
import { consentAtStart } from '../../domain/registration/consent'
import { ORDER_FORM } from '../../domain/registration/order-form'
import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { OrderSteps } from '../help/order-steps'
import { fromSubmission } from '../machines/from-submission'
import { useProducts, useRetryProducts } from '../machines/products-store'
import { useDisclosure } from '../machines/use-disclosure'
import { dialogFacts, enteredFacts } from '../registration/entered-facts'
import { RegistrationDialog } from '../registration/registration-dialog'
import { toRegistrationView } from '../registration/to-registration-view'
import { ChosenList } from './chosen-list'
import { OrderFields } from './order-fields'
import { ProductPicker } from './product-picker'

type OrderDialogProps = { readonly preselected: Product | null; readonly onClose: () => void }

/** Runs the flow of an order in its dialog (M-078). */
export const OrderDialog = ({ preselected, onClose }: OrderDialogProps) => {
  const { ports, site } = useAppContext()
  const { products, isSettled } = useProducts()
  const [machine] = useState(() =>
    orderDialogMachine.provide({
      actors: { submitOrder: fromSubmission(ports.submitOrder) },
    }),
  )
  const [input] = useState(() => ({
    preselected,
    openedAt: ports.now(),
    consentAtStart: consentAtStart(site.consent.mode),
  }))
  const [snapshot, send] = useMachine(machine, { input })
  const { errors, ...view } = toRegistrationView(ORDER_FORM, snapshot)
  const hasNoList = isSettled && products.length === 0 && preselected === null
  const shownErrors = {
    ...errors,
    // Without a list, the error says that the products are missing instead of asking for one.
    products: hasNoList && errors.products !== null ? FORM_COPY.noProducts : errors.products,
  }
  const known = preselected === null ? products : [...products, preselected]
  const total = totalPrice(view.draft.chosen.map(({ id }) => known.find((product) => product.id === id)))
  const others = useDisclosure()
  const retry = useRetryProducts()
  const isFolded = preselected !== null && !others.isOpen && isChosen(view.draft.chosen, preselected.id)
  const chosenList = (
    <ChosenList
      className={preselected === null ? 'lg:col-start-1 lg:row-start-2' : 'lg:col-start-2'}
      chosen={view.draft.chosen}
      products={known}
      disabled={view.isSending}
      onRemove={(id) => send({ type: 'product.remove', id })}
    />
  )
  return (
    <RegistrationDialog
      target="orders"
      view={{ ...view, errors: shownErrors }}
      facts={dialogFacts(ORDER_FORM, snapshot.context, (content, offers) =>
        enteredFacts({ target: 'orders', content }, known, offers),
      )}
      total={total}
      actions={{
        send,
        submit: () => send({ type: 'order.submit', attempt: ports.newAttempt() }),
        end: onClose,
      }}
      className="tall-dialog sm:h-208 sm:max-w-5xl"
      foot={<OrderSteps heading="h3" isFolded />}
    >
      <div
        data-part="order-columns"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-10"
      >
        <div
          className={`space-y-4 lg:col-start-1 lg:row-start-1 ${preselected === null ? '' : 'lg:row-span-2'}`}
        >
          <OrderFields view={{ ...view, errors }} send={send} />
        </div>
        {preselected !== null && chosenList}
        <ProductPicker
          products={products}
          brought={preselected}
          view={{
            isFolded,
            isLoading: !isSettled,
            chosen: view.draft.chosen,
            error: shownErrors.products,
            disabled: view.isSending,
          }}
          actions={{
            unfold: others.open,
            retry,
            choose: (product) => {
              // Keeps the list open when a product was chosen from it.
              others.open()
              send({ type: 'product.choose', product, at: ports.now() })
            },
          }}
          className={preselected === null ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : 'lg:col-start-2'}
        />
        {preselected === null && chosenList}
      </div>
    </RegistrationDialog>
  )
}
