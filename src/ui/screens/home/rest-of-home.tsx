import { useEffect } from 'react'
import { APP_READY } from '../../boot/page-marks'
import { DoctorsSection } from '../../doctors/doctors-section'
import { LATE } from '../../parts/when-near'
import { BestSellersSection } from './best-sellers-section'
import { ClosingSections } from './closing-sections'
import { NewsSection } from './news-section'
import { PodcastSection } from './podcast-section'
import { ServicesSection } from './services-section'
import { TiersSection } from './tiers-section'
import { WhySection } from './why-section'

/** The part of the home page that is loaded and hydrated after the rest. */
export const RestOfHome = () => {
  // Releases the clicks on this part that were held until now.
  useEffect(() => {
    document.querySelector(`[${LATE}]`)?.removeAttribute(LATE)
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
