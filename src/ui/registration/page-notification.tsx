import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SENDING_COPY } from '../copy/receipt'
import { HotlineLink } from '../parts/hotline-link'
import { CloseIcon } from '../parts/icons'
import { NOTIFICATION_LOOKS, Notification } from '../parts/notification'
import { whenPageIsFree } from '../watch/when-page-is-free'
import { keepClear } from './keep-clear'
import { ReferenceLine } from './receipt'

type PageNotificationProps = { readonly children: string } & (
  | { readonly kind: 'pending' }
  | { readonly kind: 'success'; readonly reference: string | null; readonly onDismiss: () => void }
  | { readonly kind: 'failure'; readonly onReopen: () => void; readonly onDismiss: () => void }
)

const stays = (): void => {}

const InputKept = ({ onReopen }: { readonly onReopen: () => void }) => (
  <div className="space-y-3 bg-base-100 p-4 text-sm text-base-content">
    <p>{SENDING_COPY.inputKept}</p>
    <button type="button" onClick={onReopen} className="btn btn-accent w-full">
      {SENDING_COPY.reopen}
    </button>
    <p>
      {SENDING_COPY.orCall} <HotlineLink />
    </p>
  </div>
)

/** Reports on a registration whose dialog was closed while sending; waits while another dialog is open. */
export const PageNotification = (props: PageNotificationProps) => {
  const { kind, children } = props
  const onDismiss = props.kind === 'pending' ? stays : props.onDismiss
  const [isFree, setIsFree] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(() => whenPageIsFree(() => setIsFree(true)), [])
  useEffect(() => {
    if (!isFree || card.current === null) return
    return keepClear(card.current, onDismiss, kind === 'failure')
  }, [isFree, onDismiss, kind])
  if (!isFree) return null
  const reference = props.kind === 'success' ? props.reference : null
  return createPortal(
    <aside
      ref={card}
      aria-label={SENDING_COPY.region}
      className={`page-notification outlined appear fixed inset-x-4 z-40 mx-auto max-w-lg overflow-hidden rounded-box shadow-lg ${NOTIFICATION_LOOKS[kind]} ${kind === 'pending' ? 'border-2 border-primary' : ''}`}
    >
      <div className="flex items-center pr-2 [--color-focus:currentColor]">
        <Notification kind={kind} keepsFocus className="min-w-0 flex-1">
          {children}
        </Notification>
        {kind !== 'pending' && (
          <button
            type="button"
            aria-label={SENDING_COPY.dismiss}
            onClick={onDismiss}
            className="btn btn-circle border-0 bg-transparent text-inherit shadow-none hover:bg-current/15"
          >
            <CloseIcon />
          </button>
        )}
      </div>
      {reference !== null && (
        <div className="px-4 pt-2 pb-3 text-sm [--color-focus:currentColor]">
          <ReferenceLine reference={reference} />
        </div>
      )}
      {props.kind === 'failure' && <InputKept onReopen={props.onReopen} />}
    </aside>,
    document.body,
  )
}
