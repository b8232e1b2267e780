import { Link } from 'wouter'
import { packagesPath } from '../../../domain/routing/paths'
import { useAppContext } from '../../context/app-context'
import { HOME_ASSURANCES, HOME_AUDIENCE, HOME_INTRO } from '../../copy/home'
import { OrderButton } from '../../order/order-button'
import { CheckIcon } from '../../parts/icons'
import { ScreenHeading } from '../../parts/screen-heading'
import { ChatBanner } from './chat-banner'
import { Concerns } from './concerns'

/** Tagline, banner that opens the chat, and intro text (M-025, M-026). */
export const Hero = () => {
  const { brand } = useAppContext().site
  return (
    <div className="@container bg-base-200">
      <div className="page grid items-center gap-8 py-8 @min-[41rem]:grid-cols-2 md:gap-12 md:py-14">
        <div className="space-y-5">
          <p className="font-semibold text-primary md:text-lg">{HOME_AUDIENCE}</p>
          <ScreenHeading
            title=""
            className="text-4xl font-bold @min-[51.3rem]:text-5xl @min-[75rem]:text-[3.5rem]"
          >
            {brand.tagline}
          </ScreenHeading>
          <p className="max-w-prose text-lg">{HOME_INTRO}</p>
          <div className="flex flex-wrap gap-3 pt-1">
            <OrderButton preselected={null} className="max-lg:w-full" />
            <Link
              href={packagesPath(brand.slug)}
              className="btn btn-outline btn-primary btn-lg max-lg:w-full"
            >
              Xem gói hội viên
            </Link>
          </div>
          <ul className="flex flex-wrap gap-x-3 gap-y-1.5 text-sm font-semibold sm:gap-x-5">
            {HOME_ASSURANCES.map((assurance) => (
              <li key={assurance} className="flex items-center gap-1.5">
                <span className="text-success">
                  <CheckIcon />
                </span>
                {assurance}
              </li>
            ))}
          </ul>
        </div>
        <picture>
          <source
            media="(max-width: 639px)"
            srcSet="/pictures/site/hero-small.svg"
            width={780}
            height={560}
          />
          <img
            src="/pictures/site/hero.svg"
            alt=""
            width={960}
            height={840}
            fetchPriority="high"
            className="max-h-[80vh] w-full rounded-box object-cover"
          />
        </picture>
      </div>
      <Concerns />
      <ChatBanner />
    </div>
  )
}
