import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useDisclosure } from '../machines/use-disclosure'
import { ChatIcon, CloseIcon } from '../parts/icons'
import { ContactLinks } from './contact-links'

/** In px; a resting finger moves less. */
const LEAST_MOVE = 8

/** Whether the page was last scrolled downwards, as one does while reading. */
const useIsReading = (): boolean => {
  const [isReading, setIsReading] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const compare = () => {
      const move = window.scrollY - last
      if (Math.abs(move) < LEAST_MOVE) return
      last = window.scrollY
      setIsReading(move > 0)
    }
    window.addEventListener('scroll', compare, { passive: true })
    return () => window.removeEventListener('scroll', compare)
  }, [])
  return isReading
}

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
      className="contact-widget scripted screen-only fixed z-30 gap-3"
    >
      <div id={id} className="flex min-h-0 flex-col pr-3">
        {isOpen && <ContactLinks />}
      </div>
      <button
        ref={toggle}
        type="button"
        aria-label="Liên hệ"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="contact-toggle btn btn-primary btn-circle relative shrink-0 shadow-lg"
      >
        {isOpen ? <CloseIcon /> : <ChatIcon />}
        <span>Liên hệ</span>
      </button>
    </aside>
  )
}
