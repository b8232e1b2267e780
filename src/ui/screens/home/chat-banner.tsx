import { useId } from 'react'
import { useAppContext } from '../../context/app-context'
import { CHAT_BANNER } from '../../copy/home'
import { ZaloIcon } from '../../parts/icons'
import { OutsideLink } from '../../parts/outside-link'

export const ChatBanner = () => {
  const { contacts, links } = useAppContext().site
  const promiseId = useId()
  return (
    <div className="page screen-only pb-12">
      <OutsideLink
        href={links.chat}
        aria-describedby={promiseId}
        className="on-dark card-link grid overflow-hidden rounded-box bg-brand text-white"
      >
        <picture className="col-start-1 row-start-1 self-end">
          <source
            media="(max-width: 639px)"
            srcSet="/pictures/site/chat-banner-small.svg"
            width={780}
            height={520}
          />
          <img src="/pictures/site/chat-banner.svg" alt="" width={1200} height={360} className="w-full" />
        </picture>
        <span className="max-tablet:contents tablet:relative tablet:col-start-1 tablet:row-start-1 tablet:flex tablet:max-w-[55%] tablet:flex-col tablet:items-start tablet:justify-center tablet:gap-5 tablet:p-6 md:gap-7 md:p-12">
          <span className="max-tablet:relative max-tablet:col-start-1 max-tablet:row-start-1 max-tablet:p-5 max-tablet:pb-[38vw]">
            <span className="block text-xl font-bold md:text-4xl">Chat với chuyên gia</span>
            <span id={promiseId} aria-hidden="true" className="mt-1 block md:mt-2 md:text-lg">
              {CHAT_BANNER.promise}
            </span>
          </span>
          <span
            aria-hidden="true"
            className="m-4 flex min-h-12 items-center justify-center gap-2 rounded-field bg-accent px-4 font-semibold text-accent-content tablet:m-0 md:min-h-13 md:px-6 md:text-lg"
          >
            <ZaloIcon />
            {CHAT_BANNER.action}
          </span>
        </span>
      </OutsideLink>
      <p className="mt-4 text-balance text-quiet">{CHAT_BANNER.note(contacts.hours)}</p>
    </div>
  )
}
