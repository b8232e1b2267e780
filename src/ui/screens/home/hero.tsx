import { useId } from 'react'
import { Link } from 'wouter'
import { packagesPath } from '../../../domain/routing/paths'
import { useWorld } from '../../app/world'
import { HOME_INTRO } from '../../copy/home'
import { OrderButton } from '../../order/order-button'
import { ScreenHeading } from '../../parts/screen-heading'

/** Tagline, picture, and the banner that opens the chat (M-025, M-026). */
export const Hero = () => {
  const { brand, links } = useWorld().site
  const promiseId = useId()
  return (
    <div className="bg-base-200">
      <div className="page grid items-center gap-8 py-10 tablet:grid-cols-2 md:py-16">
        <div className="space-y-6">
          <ScreenHeading title="" className="text-4xl font-extrabold md:text-5xl">
            {brand.tagline}
          </ScreenHeading>
          <p className="max-w-prose text-lg">{HOME_INTRO}</p>
          <div className="flex flex-wrap gap-3">
            <OrderButton preselected={null} />
            <Link href={packagesPath(brand.slug)} className="btn btn-outline btn-primary btn-lg">
              Xem gói hội viên
            </Link>
          </div>
        </div>
        <picture>
          <source media="(max-width: 639px)" srcSet="/pictures/site/hero-small.svg" />
          <img
            src="/pictures/site/hero.svg"
            alt=""
            width={960}
            height={840}
            fetchPriority="high"
            className="w-full rounded-box object-cover"
          />
        </picture>
      </div>
      <div className="page pb-12">
        <a
          href={links.chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={promiseId}
          className="on-dark card-link relative block overflow-hidden rounded-box bg-primary text-primary-content"
        >
          <picture>
            <source media="(max-width: 639px)" srcSet="/pictures/site/chat-banner-small.svg" />
            <img src="/pictures/site/chat-banner.svg" alt="" width={1200} height={360} className="w-full" />
          </picture>
          <span className="absolute top-0 left-0 block max-w-[75%] p-6 md:max-w-[55%] md:p-12">
            <span className="block text-xl font-bold md:text-3xl">Chat với chuyên gia</span>
            <span id={promiseId} aria-hidden="true" className="mt-2 block md:text-lg">
              Đặt câu hỏi kín đáo, không cần ngại.
            </span>
          </span>
        </a>
        <p className="mt-4 text-quiet">
          Zalo sẽ mở trong cửa sổ mới. Chuyên viên trả lời trong giờ làm việc và chỉ hỏi những điều thật sự
          cần.
        </p>
      </div>
    </div>
  )
}
