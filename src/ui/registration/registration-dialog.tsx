import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { DialogEvent } from '../../domain/flows/registration-states'
import type { Form } from '../../domain/registration/form'
import { referenceOf } from '../../domain/registration/reference'
import type { Target } from '../../domain/registration/registration'
import { useAppContext } from '../context/app-context'
import { useOnRouteMove } from '../context/route-moves'
import { FORM_COPY } from '../copy/forms'
import { sumText } from '../copy/products'
import { SENDING_COPY, SUCCESSES, shippingNote } from '../copy/receipt'
import { ConsentField } from '../parts/consent-field'
import { Dialog } from '../parts/dialog'
import { DiscardQuestion } from '../parts/discard-question'
import { FailureHelp } from '../parts/failure-help'
import { focusFirstInvalid } from '../parts/field-error'
import { SubmitButton } from '../parts/submit-button'
import type { DialogFacts } from './entered-facts'
import { ErrorSummary } from './error-summary'
import { useHeldPage } from './held-page'
import { LastLook } from './last-look'
import { PageNotification } from './page-notification'
import { Receipt } from './receipt'
import type { RegistrationView } from './to-registration-view'

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Makes the browser ask before the page is left for another site or closed. */
const useUnloadQuestion = (holdsInput: boolean): void => {
  useEffect(() => {
    if (!holdsInput) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holdsInput])
}

type FrameEvent = Extract<
  DialogEvent<Form, never>,
  { readonly type: 'consent.give' | `${'dialog' | 'notice' | 'form' | 'discard'}.${string}` }
>

/** What a frame shows of its form besides the fields. */
type FrameView = Omit<RegistrationView<Form>, 'draft'> & {
  readonly draft: { readonly consent: boolean; readonly offers: boolean }
  readonly errors: { readonly consent: string | null }
}

type RegistrationDialogProps = {
  readonly target: Target
  readonly view: FrameView
  readonly facts: DialogFacts
  /** The sum of what is chosen, in VND; null if nothing is, or a price is unknown. */
  readonly total?: number | null
  readonly actions: {
    readonly send: (event: FrameEvent) => void
    readonly submit: () => void
    /** Removes the dialog once it is closed. */
    readonly end: () => void
  }
  readonly className: string
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** Scrolls the failure message into view. At normal text size it is sticky, so scrolling to the top is enough (M-085, A-28). */
const bringIntoView = (help: HTMLElement | null): void => {
  const alert = help?.querySelector('.alert-shelf')
  const dialog = help?.closest('dialog')
  if (!alert || !dialog) return
  if (getComputedStyle(alert).position === 'sticky') dialog.scrollTop = 0
  else alert.scrollIntoView({ block: 'start' })
}

/** Takes the controls of the form out of the tab order; returns a function that restores them. */
const passBy = (form: HTMLElement): (() => void) => {
  const stops = form.querySelectorAll<HTMLElement>(':is(a, button, input, summary):not([tabindex])')
  for (const stop of stops) stop.tabIndex = -1
  return () => {
    for (const stop of stops) stop.removeAttribute('tabindex')
  }
}

type AwayNotificationProps = Pick<RegistrationDialogProps, 'target' | 'view'> & {
  readonly reference: string | null
  readonly send: (event: FrameEvent) => void
}

/** That a submission whose dialog was closed is under way, and its outcome. */
const AwayNotification = ({ target, view, reference, send }: AwayNotificationProps) => {
  const dismiss = () => send({ type: 'notice.dismiss' })
  if (view.isConfirmed)
    return (
      <PageNotification key="success" kind="success" reference={reference} onDismiss={dismiss}>
        {SUCCESSES[target]}
      </PageNotification>
    )
  if (!view.isFailed)
    return (
      <PageNotification key="pending" kind="pending">
        {SENDING_COPY.underWay}
      </PageNotification>
    )
  return (
    <PageNotification
      key="failure"
      kind="failure"
      onDismiss={dismiss}
      onReopen={() => send({ type: 'dialog.reopen' })}
    >
      {SENDING_COPY.submissionFailed}
    </PageNotification>
  )
}

/**
 * The frame of both dialogs: form, receipt, the question before input is lost, and the notification if the dialog was closed
 * while sending.
 */
export const RegistrationDialog = ({
  target,
  view,
  facts: { sent, toSend },
  total = null,
  actions: { send, submit, end },
  className,
  foot,
  children,
}: RegistrationDialogProps) => {
  const { delivery } = useAppContext().site
  useEffect(() => {
    if (view.isClosed) end()
  }, [view.isClosed, end])
  const close = () => send({ type: 'dialog.close' })
  useOnRouteMove(() => {
    if (!view.isAway) close()
  })
  useUnloadQuestion(view.holdsInput)
  const goOn = useHeldPage(view.holdsInput && !view.isSending && !view.isAway, view.isAsking, close)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(
    () => (view.isConfirmed && fields.current ? passBy(fields.current) : undefined),
    [view.isConfirmed],
  )
  if (view.isAway)
    return (
      <AwayNotification target={target} view={view} reference={sent && referenceOf(sent.key)} send={send} />
    )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Renders synchronously, because the code below looks for fields that are marked as invalid.
    flushSync(submit)
    focusFirstInvalid(event.currentTarget)
  }
  const renew = () => {
    flushSync(() => send({ type: 'form.renew' }))
    fields.current?.querySelector('input')?.focus({ preventScroll: true })
    const dialog = fields.current?.closest('dialog')
    if (dialog) dialog.scrollTop = 0
  }
  return (
    <Dialog
      title={FORM_COPY[target]}
      onClose={close}
      hasOwnClose={view.isConfirmed}
      startsInField
      className={view.isConfirmed ? 'receipt-dialog' : className}
    >
      <form
        noValidate
        inert={view.isAsking}
        onSubmit={onSubmit}
        className="@container space-y-5 px-5 sm:space-y-4 sm:px-8"
      >
        <p className={view.isConfirmed ? 'hidden' : '-mt-1 text-sm text-quiet'}>{FORM_COPY.lead}</p>
        {view.isConfirmed && sent !== null && (
          <Receipt
            target={target}
            success={SUCCESSES[target]}
            reference={referenceOf(sent.key)}
            facts={sent}
            onClose={close}
            onRenew={renew}
          />
        )}
        {view.isFailed && (
          <div ref={bringIntoView} className="contents">
            <FailureHelp />
          </div>
        )}
        <ErrorSummary errors={view.errors} />
        <div
          ref={fields}
          data-part="fields"
          data-mended={FORM_COPY.mended}
          className="space-y-5 sm:space-y-4"
        >
          {children}
          <ConsentField
            given={view.draft.consent}
            offers={view.draft.offers}
            error={view.errors.consent}
            disabled={view.isSending}
            onGive={(change) => send({ type: 'consent.give', ...change })}
          />
          {foot}
          <div
            data-part="submit"
            className="submit-bar -mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 bg-base-100 px-5 py-3 sm:-mx-8 sm:px-8"
          >
            {view.isSending && <p className="slow-note">{SENDING_COPY.slow}</p>}
            {toSend !== null && <LastLook target={target} facts={toSend} />}
            {total !== null && (
              <div className="max-w-max flex-[99_1_7rem] text-sm leading-tight">
                <p>
                  {FORM_COPY.total}{' '}
                  <span className="text-lg font-bold whitespace-nowrap">{sumText(total)}</span>
                </p>
                <p className="text-xs text-quiet">{shippingNote(delivery, total)}</p>
              </div>
            )}
            <SubmitButton isSending={view.isSending} />
          </div>
        </div>
      </form>
      {view.isAsking && (
        <DiscardQuestion
          onDiscard={() => {
            send({ type: 'discard.confirm' })
            goOn()
          }}
          onKeep={() => send({ type: 'discard.cancel' })}
        />
      )}
    </Dialog>
  )
}
