import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SENDING_COPY } from '../copy/receipt'
import { CloseIcon } from '../parts/icons'
import { Notification } from '../parts/notification'
import { whenPageIsFree } from '../parts/when-page-is-free'
import { ReferenceLine } from './receipt'

type PageNotificationProps =
  | {
      readonly kind: 'success'
      readonly children: string
      readonly reference: string | null
      readonly onDismiss: () => void
    }
  | { readonly kind: 'failure'; readonly children: string; readonly onReopen: () => void }

/** Reports a registration whose dialog was closed while sending; waits while another dialog is open. */
export const PageNotification = (props: PageNotificationProps) => {
  const [isFree, setIsFree] = useState(false)
  // An effect, because only the browser knows whether a modal dialog hides the message.
  useEffect(() => whenPageIsFree(() => setIsFree(true)), [])
  if (!isFree) return null
  const message = (
    <Notification kind={props.kind} keepsFocus className="min-w-0 flex-1">
      {props.children}
    </Notification>
  )
  const reference = props.kind === 'success' ? props.reference : null
  return createPortal(
    <aside
      aria-label={SENDING_COPY.region}
      className={`outlined appear fixed inset-x-4 top-20 z-40 mx-auto max-w-lg rounded-box shadow-lg ${
        props.kind === 'success'
          ? 'flex items-center bg-success pr-2 text-success-content [--color-focus:currentColor]'
          : 'space-y-2 bg-base-100 p-2'
      }`}
    >
      {reference === null ? (
        message
      ) : (
        <div className="min-w-0 flex-1">
          {message}
          <div className="px-4 pb-3 text-sm">
            <ReferenceLine reference={reference} />
          </div>
        </div>
      )}
      {props.kind === 'success' ? (
        <button
          type="button"
          aria-label={SENDING_COPY.dismiss}
          onClick={props.onDismiss}
          className="btn btn-circle border-0 bg-transparent text-inherit shadow-none hover:bg-current/15"
        >
          <CloseIcon />
        </button>
      ) : (
        <>
          <p className="px-2 text-sm">{SENDING_COPY.inputKept}</p>
          <button type="button" onClick={props.onReopen} className="btn btn-accent w-full">
            {SENDING_COPY.reopen}
          </button>
        </>
      )}
    </aside>,
    document.body,
  )
}
