import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isSecondClick } from '../watch/double-click'
import { CloseIcon } from './icons'

type DialogProps = {
  readonly title: string
  /** Called by the close button, by Esc and, with `closesOnBackdrop`, by a click beside the dialog. */
  readonly onClose: () => void
  readonly children: ReactNode
  readonly closesOnBackdrop?: boolean
  readonly hidesTitle?: boolean
  /** The content has its own `Đóng`, so the close button in the corner is hidden from keyboard and screen readers. */
  readonly hasOwnClose?: boolean
  /** Whether the first field is focused at once, unless that would open an on-screen keyboard. */
  readonly startsInField?: boolean
  readonly className?: string
}

const FIELD = '[data-part="fields"] input:not([tabindex])'

/** Whether focusing a field opens no on-screen keyboard: a wide window with a mouse. */
const hasRoomForKeyboard = (): boolean =>
  window.matchMedia?.('(min-width: 821px) and (pointer: fine)').matches ?? false

const isBackdrop = (event: MouseEvent<HTMLDialogElement>): boolean => {
  if (event.target instanceof HTMLElement && event.target.dataset.part === 'backdrop') return true
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}

/** Returns the focus on closing (M-090). Rendered into `body`, so that styles of the opener do not apply. */
export const Dialog = ({
  title,
  onClose,
  children,
  closesOnBackdrop = false,
  hidesTitle = false,
  hasOwnClose = false,
  startsInField = false,
  className = '',
}: DialogProps) => {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Only these calls open a modal dialog and return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Without this, the browser focuses the close button and draws its ring even without a keyboard.
    const field = startsInField && hasRoomForKeyboard() ? dialog?.querySelector<HTMLElement>(FIELD) : null
    ;(field ?? heading.current)?.focus({ preventScroll: true })
    return () => dialog?.close()
  }, [startsInField])
  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the backdrop's key, by the cancel event
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={askToClose}
      onClose={() => {
        // Chromium closes a modal dialog at the second Esc even if the first was cancelled; it is opened again.
        if (ref.current?.open === false) {
          ref.current.showModal()
          onClose()
        }
      }}
      onClick={(event) => closesOnBackdrop && isBackdrop(event) && !isSecondClick() && onClose()}
      className={`dialog appear ${className}`}
    >
      <div
        className={
          hidesTitle
            ? ''
            : 'dialog-head sticky top-0 z-20 flex items-center gap-4 bg-base-100 px-5 pt-4 pb-3 sm:px-8 sm:pt-5'
        }
      >
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className={hidesTitle ? 'sr-only' : 'flex-1 text-[min(1.25rem,10vw)] font-bold sm:text-2xl'}
        >
          {title}
        </h2>
        <button
          type="button"
          aria-label="Đóng"
          aria-hidden={hasOwnClose}
          tabIndex={hasOwnClose ? -1 : 0}
          onClick={onClose}
          className={`btn btn-circle dialog-close ${hidesTitle ? 'absolute top-3 right-[12px] z-20 border-0 bg-base-100 shadow' : 'btn-ghost -mr-2'}`}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
