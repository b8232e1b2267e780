import { useAppContext } from '../context/app-context'
import { ASK_COPY } from '../copy/ask-and-share'
import { ZaloIcon } from './icons'
import { OutsideLink } from './outside-link'

/** Hotline and chat at the end of a page; it is not printed. */
export const AskPanel = () => {
  const { contacts, links } = useAppContext().site
  return (
    <aside
      aria-label={ASK_COPY.title}
      className="outlined screen-only flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-box bg-base-200 p-5 md:p-6"
    >
      <div>
        <p aria-hidden="true" className="text-lg font-bold">
          {ASK_COPY.title}
        </p>
        <p className="mt-1 text-quiet">{ASK_COPY.text(contacts.hours)}</p>
      </div>
      <OutsideLink href={links.chat} className="btn btn-primary max-sm:w-full">
        <ZaloIcon />
        {ASK_COPY.action}
      </OutsideLink>
    </aside>
  )
}
