import { useEffect, useRef } from 'react'

type NotificationProps = {
  readonly kind: 'success' | 'failure'
  readonly children: string
  readonly className?: string
  /** The focus stays where it is: a page's message interrupts nobody. */
  readonly keepsFocus?: boolean
}

const LOOKS = {
  success: 'bg-success text-success-content',
  failure: 'bg-error text-error-content',
} as const

/** A message at the top of the dialog or page it belongs to; a dialog's success takes the focus, so that it is heard. */
export const Notification = ({ kind, children, className = '', keepsFocus = false }: NotificationProps) => {
  const ref = useRef<HTMLParagraphElement>(null)
  // Only the browser can move the focus.
  useEffect(() => {
    if (kind === 'success' && !keepsFocus) ref.current?.focus()
  }, [kind, keepsFocus])
  return (
    <p
      ref={ref}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      className={`appear rounded-field px-4 py-3 font-semibold ${LOOKS[kind]} ${className}`}
    >
      {children}
    </p>
  )
}
