import { useId } from 'react'
import { useWorld } from '../../app/world'
import { CHAT_BANNER } from '../../copy/home'
import { ZaloIcon } from '../../parts/icons'

export const ChatBanner = () => {
  const { chat } = useWorld().site.links
  const promiseId = useId()
  return (
    <div className="page pb-12">
      <a
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={promiseId}
        className="on-dark card-link relative block overflow-hidden rounded-box bg-brand text-white"
      >
        <picture>
          <source media="(max-width: 639px)" srcSet="/pictures/site/chat-banner-small.svg" />
          <img src="/pictures/site/chat-banner.svg" alt="" width={1200} height={360} className="w-full" />
        </picture>
        <span className="absolute top-0 left-0 p-5 sm:p-6 tablet:max-w-[72%] md:max-w-[55%] md:p-12">
          <span className="block text-xl font-bold md:text-4xl">Chat với chuyên gia</span>
          <span id={promiseId} aria-hidden="true" className="mt-1 block md:mt-2 md:text-lg">
            {CHAT_BANNER.promise}
          </span>
        </span>
        <span
          aria-hidden="true"
          className="m-4 flex min-h-12 items-center justify-center gap-2 rounded-field bg-accent px-4 font-semibold text-accent-content tablet:absolute tablet:bottom-6 tablet:left-6 tablet:m-0 tablet:inline-flex md:bottom-12 md:left-12 md:min-h-13 md:px-6 md:text-lg"
        >
          <ZaloIcon />
          {CHAT_BANNER.action}
        </span>
      </a>
      <p className="mt-4 text-quiet">
        Zalo sẽ mở trong cửa sổ mới. Chuyên viên trả lời trong giờ làm việc và chỉ hỏi những điều thật sự cần.
      </p>
    </div>
  )
}
