import { useEffect, useRef } from 'react'

type NotificationProps = {
  readonly kind: 'success' | 'failure'
  readonly children: string
  readonly className?: string
}

const LOOKS = {
  success: 'bg-success text-success-content',
  failure: 'bg-error text-error-content',
} as const

/** A message at the top of the dialog it belongs to; a success takes the focus, so that it is heard. */
export const Notification = ({ kind, children, className = '' }: NotificationProps) => {
  const ref = useRef<HTMLParagraphElement>(null)
  // Only the browser can move the focus.
  useEffect(() => {
    if (kind === 'success') ref.current?.focus()
  }, [kind])
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
