import { useEffect, useRef } from 'react'
import { TickIcon } from './icons'

type NotificationProps = {
  readonly kind: 'success' | 'failure'
  readonly children: string
  readonly className?: string
  readonly keepsFocus?: boolean
}

const LOOKS = {
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
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      className={`appear flex items-center gap-3 rounded-field px-4 py-3 font-semibold ${LOOKS[kind]} ${className}`}
    >
      {kind === 'success' && <TickIcon />}
      {children}
    </p>
  )
}
