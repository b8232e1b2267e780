import { type FormEvent, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '../parts/dialog'
import { DiscardQuestion } from '../parts/discard-question'
import { FailureHelp } from '../parts/failure-help'
import { focusFirstInvalid } from '../parts/focus-first-invalid'
import { Notification } from '../parts/notification'
import { SubmitButton } from '../parts/submit-button'

type RegistrationDialogProps = {
  readonly title: string
  /** What a visitor is told once the row is kept. */
  readonly success: string
  readonly view: {
    readonly isSending: boolean
    readonly isAsking: boolean
    readonly isConfirmed: boolean
    readonly isFailed: boolean
    readonly isClosed: boolean
  }
  readonly send: (event: { readonly type: 'dialog.close' | 'discard.confirm' | 'discard.cancel' }) => void
  readonly onSubmit: () => void
  /** Told once the flow has ended. */
  readonly onClosed: () => void
  readonly className: string
  readonly children: ReactNode
}

/** What both registration dialogs share: notifications, the form round the fields, the question before input is lost (M-084, M-085, M-089, M-090). */
export const RegistrationDialog = ({
  title,
  success,
  view,
  send,
  onSubmit,
  onClosed,
  className,
  children,
}: RegistrationDialogProps) => {
  // Whether the dialog is there is its opener's to say: the flow's end is told upwards.
  useEffect(() => {
    if (view.isClosed) onClosed()
  }, [view.isClosed, onClosed])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The wrong fields are known, and marked, only once the new state is drawn.
    flushSync(onSubmit)
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <Dialog title={title} onClose={() => send({ type: 'dialog.close' })} className={className}>
      <form
        noValidate
        inert={view.isAsking}
        onSubmit={submit}
        className="space-y-6 px-5 pb-6 sm:px-8 sm:pb-8"
      >
        {view.isConfirmed && <Notification kind="success">{success}</Notification>}
        {view.isFailed && <FailureHelp />}
        {children}
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
