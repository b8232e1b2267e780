import { ChatIcon } from '../parts/icons'
import { ContactLinks } from './contact-links'

/** The contact widget of pages without the program (M-095). */
export const ContactDetails = () => (
  <aside aria-label="Kênh liên hệ" className="contact-widget screen-only fixed z-30">
    <details className="relative">
      <summary aria-label="Liên hệ" className="contact-toggle btn btn-primary btn-circle relative shadow-lg">
        <ChatIcon />
        <span>Liên hệ</span>
      </summary>
      <div className="absolute right-3 bottom-full mb-3 w-max">
        <ContactLinks />
      </div>
    </details>
  </aside>
)
