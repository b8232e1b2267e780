import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AddressBook } from '../../domain/address/address-book'
import type { Product } from '../../domain/catalogue/product'
import { orderDialogMachine } from '../../domain/flows/order-dialog.machine'
import { consentAtStart } from '../../domain/registration/consent'
import { useWorld } from '../app/world'
import { NOTICES } from '../copy/notices'
import { fromSubmission } from '../machines/from-submission'
import { fromTaskEither } from '../machines/from-task-either'
import { useProducts } from '../machines/products-store'
import { ConsentField } from '../parts/consent-field'
import { Dialog } from '../parts/dialog'
import { DiscardQuestion } from '../parts/discard-question'
import { FailureHelp } from '../parts/failure-help'
import { focusFirstInvalid } from '../parts/focus-first-invalid'
import { Notification } from '../parts/notification'
import { SubmitButton } from '../parts/submit-button'
import { toOrderDialogView } from './order-dialog-view'
import { OrderFields } from './order-fields'
import { ProductPicker } from './product-picker'

type OrderDialogProps = { readonly preselected: Product | null; readonly onClose: () => void }

/** `Đăng ký mua hàng` (M-078..M-086, M-090). */
export const OrderDialog = ({ preselected, onClose }: OrderDialogProps) => {
  const { ports, site } = useWorld()
  const { products } = useProducts()
  const [machine] = useState(() =>
    orderDialogMachine.provide({
      actors: {
        submitOrder: fromSubmission(ports.submitOrder),
        loadAddressBook: fromTaskEither<unknown, AddressBook, unknown>(() => ports.loadAddressBook),
      },
    }),
  )
  const [input] = useState(() => ({
    preselected,
    openedAt: ports.now(),
    consentAtStart: consentAtStart(site.consent.mode),
  }))
  const [snapshot, send] = useMachine(machine, { input })
  const view = toOrderDialogView(snapshot)
  const isClosed = snapshot.matches('closed')
  // Whether the dialog is there is its opener's to say: the machine's end is told upwards.
  useEffect(() => {
    if (isClosed) onClose()
  }, [isClosed, onClose])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The wrong fields are known, and marked, only once the new state is drawn.
    flushSync(() => send({ type: 'order.submit', attempt: ports.newAttempt() }))
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <Dialog title="Đăng ký mua hàng" onClose={() => send({ type: 'dialog.close' })} className="sm:max-w-5xl">
      <form
        noValidate
        inert={view.isAsking}
        onSubmit={submit}
        className="space-y-6 px-5 pb-6 sm:px-8 sm:pb-8"
      >
        {view.isConfirmed && <Notification kind="success">{NOTICES.orderSucceeded}</Notification>}
        {view.isFailed && <FailureHelp />}
        {view.errors.products !== null && <Notification kind="failure">{view.errors.products}</Notification>}
        <div data-part="order-columns" className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <OrderFields view={view} send={send} />
          <ProductPicker
            products={products}
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
        <SubmitButton isSending={view.isSending} />
      </form>
      {view.isAsking && (
        <DiscardQuestion
          onDiscard={() => send({ type: 'discard.confirm' })}
          onKeep={() => send({ type: 'discard.cancel' })}
        />
      )}
    </Dialog>
  )
}
