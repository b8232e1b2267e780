import { type KeyboardEvent, useId, useRef } from 'react'
import { useDisclosure } from '../machines/use-disclosure'
import { ChatIcon, CloseIcon } from '../parts/icons'
import { ContactLinks } from './contact-links'

export const ContactWidget = () => {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { isOpen, toggle: onToggle, close } = useDisclosure()
  const collapseOnEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    toggle.current?.focus()
  }
  return (
    <aside
      aria-label="Kênh liên hệ"
      onKeyDown={collapseOnEsc}
      className="contact-widget screen-only pointer-events-none fixed right-4 z-30 flex flex-col items-end gap-3 md:right-6 *:pointer-events-auto"
    >
      <div id={id}>{isOpen && <ContactLinks />}</div>
      <button
        ref={toggle}
        type="button"
        aria-label="Liên hệ"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="btn btn-primary btn-circle h-[56px] w-[56px] shadow-lg"
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
      </button>
    </aside>
  )
}
