import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { orderDialogMachine } from '../../domain/flows/order-dialog.machine'
import { consentAtStart } from '../../domain/registration/consent'
import { decodeOrderForm, ORDER_FORM } from '../../domain/registration/order-form'
import { useAppContext } from '../context/app-context'
import { FORM_COPY } from '../copy/forms'
import { totalText } from '../copy/products'
import { PAGE_COPY } from '../copy/shell'
import { OrderSteps } from '../help/order-steps'
import { fromSubmission } from '../machines/from-submission'
import { useProducts } from '../machines/products-store'
import { useOpenSubmissions } from '../machines/registrations-store'
import { useDisclosure } from '../machines/use-disclosure'
import { RegistrationDialog } from '../registration/registration-dialog'
import { dialogFacts, sentFacts } from '../registration/sent-facts'
import { toRegistrationView } from '../registration/to-registration-view'
import { ChosenList } from './chosen-list'
import { OrderFields } from './order-fields'
import { ProductPicker } from './product-picker'

type OrderDialogProps = { readonly preselected: Product | null; readonly onClose: () => void }

/** Runs the flow of an order in its dialog (M-078). */
export const OrderDialog = ({ preselected, onClose }: OrderDialogProps) => {
  const { ports, site } = useAppContext()
  const { products, isSettled } = useProducts()
  const submissions = useOpenSubmissions()
  const [machine] = useState(() =>
    orderDialogMachine.provide({
      actors: { submitOrder: fromSubmission(ports.submitOrder) },
      actions: submissions.actions,
    }),
  )
  const [input] = useState(() => ({
    preselected,
    openedAt: ports.now(),
    consentAtStart: consentAtStart(site.consent.mode),
  }))
  const [snapshot, send] = useMachine(machine, { input })
  const view = toRegistrationView(ORDER_FORM, snapshot)
  const known = preselected === null ? products : [...products, preselected]
  const total = totalText(view.draft.chosen.map(({ id }) => known.find((product) => product.id === id)))
  const others = useDisclosure()
  const isFolded = preselected !== null && !others.isOpen
  const chosenList = (
    <ChosenList
      className={isFolded ? 'lg:col-start-2' : 'lg:col-start-1 lg:row-start-2'}
      chosen={view.draft.chosen}
      products={known}
      disabled={view.isSending}
      onRemove={(id) => send({ type: 'product.remove', id })}
    />
  )
  return (
    <RegistrationDialog
      target="orders"
      view={view}
      facts={dialogFacts(
        (content, offers) => sentFacts({ target: 'orders', content }, known, offers),
        snapshot.context.submission,
        decodeOrderForm(view.draft),
        view.draft.offers,
      )}
      total={total}
      actions={{
        send,
        submit: () => send({ type: 'order.submit', attempt: ports.newAttempt(), open: submissions.read() }),
        end: onClose,
      }}
      className="sm:h-208 sm:max-w-5xl"
      foot={
        <div className="border-t border-base-300 pt-5">
          <OrderSteps heading="h3" />
        </div>
      }
    >
      <div
        data-part="order-columns"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-10"
      >
        {preselected !== null && chosenList}
        <div className={`space-y-4 lg:col-start-1 lg:row-start-1 ${isFolded ? 'lg:row-span-2' : ''}`}>
          <OrderFields view={view} send={send} />
        </div>
        <ProductPicker
          products={products}
          brought={preselected}
          view={{
            isFolded,
            whenEmpty: isSettled ? PAGE_COPY.noProducts : FORM_COPY.placesLoading,
            chosen: view.draft.chosen,
            error: view.errors.products,
            disabled: view.isSending,
          }}
          actions={{
            unfold: others.open,
            choose: (product) => send({ type: 'product.choose', product, at: ports.now() }),
          }}
        />
        {preselected === null && chosenList}
      </div>
    </RegistrationDialog>
  )
}
