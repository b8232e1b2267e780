import { useEffect } from 'react'
import { APP_READY } from '../../boot/page-marks'
import { WHY } from '../../copy/home'
import { DoctorsSection } from '../../doctors/doctors-section'
import { Section } from '../../parts/section'
import { WAITS } from '../../parts/when-near'
import { BestSellersSection } from './best-sellers-section'
import { ClosingSections } from './closing-sections'
import { NewsSection } from './news-section'
import { PodcastSection } from './podcast-section'
import { ServicesSection } from './services-section'
import { TiersSection } from './tiers-section'

const WhySection = () => (
  <Section id="why" title="Vì sao sức khỏe nam giới quan trọng">
    <ul className="grid gap-5 sm:grid-cols-2 sm:gap-6 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]">
      {WHY.map(({ icon, title, text }) => (
        <li key={icon} className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 sm:block">
          <img
            src={`/pictures/site/${icon}.svg`}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="row-span-2 sm:mb-3"
          />
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="mt-1 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

/** The part of the home page that is loaded and hydrated after the rest. */
export const RestOfHome = () => {
  // Releases the clicks on this part that were held until now.
  useEffect(() => {
    document.querySelector(`[${WAITS}]`)?.removeAttribute(WAITS)
    document.dispatchEvent(new Event(APP_READY))
  }, [])
  return (
    <>
      <WhySection />
      <ServicesSection />
      <TiersSection />
      <PodcastSection />
      <DoctorsSection />
      <BestSellersSection />
      <NewsSection />
      <ClosingSections />
    </>
  )
}
