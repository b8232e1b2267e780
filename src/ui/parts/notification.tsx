import { useEffect, useRef } from 'react'
import { TickIcon } from './icons'

type NotificationProps = {
  readonly kind: 'pending' | 'success' | 'failure'
  readonly children: string
  readonly className?: string
  readonly keepsFocus?: boolean
}

/** The colours of each kind. */
export const NOTIFICATION_LOOKS = {
  pending: 'bg-base-100 text-base-content',
  success: 'bg-success text-success-content',
  failure: 'bg-error text-error-content',
} as const

/** A success in a dialog takes the focus, so that screen readers announce it. */
export const Notification = ({ kind, children, className = '', keepsFocus = false }: NotificationProps) => {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (kind === 'success' && !keepsFocus) ref.current?.focus()
  }, [kind, keepsFocus])
  return (
    <p
      ref={ref}
      role={kind === 'failure' ? 'alert' : 'status'}
      tabIndex={-1}
      className={`appear flex items-center gap-3 rounded-field px-4 py-3 font-semibold ${NOTIFICATION_LOOKS[kind]} ${className}`}
    >
      {kind === 'pending' && <span className="loading loading-sm loading-spinner shrink-0" />}
      {kind === 'success' && <TickIcon />}
      {children}
    </p>
  )
}
