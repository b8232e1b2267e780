import { type KeyboardEvent, useId, useRef } from 'react'
import { useDisclosure } from '../machines/use-disclosure'
import { ChatIcon, CloseIcon } from '../parts/icons'
import { ContactLinks } from './contact-links'
import { useIsReading } from './use-is-reading'

/** Expands and collapses; Esc collapses it (M-095..M-097). */
export const ContactWidget = () => {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, toggle: onToggle, close } = useDisclosure()
  const isReading = useIsReading()
  const collapseOnEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    toggle.current?.focus()
  }
  return (
    <aside
      aria-label="Kênh liên hệ"
      onKeyDown={collapseOnEsc}
      data-away={isReading && !isOpen}
      className="contact-widget scripted screen-only pointer-events-none fixed z-30 flex flex-col items-end gap-3 *:pointer-events-auto"
    >
      <div id={id} className="pr-3">
        {isOpen && <ContactLinks />}
      </div>
      <button
        ref={toggle}
        type="button"
        aria-label="Liên hệ"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="contact-toggle btn btn-primary btn-circle relative shadow-lg"
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
        <span className="hidden text-sm md:inline">Liên hệ</span>
      </button>
    </aside>
  )
}
