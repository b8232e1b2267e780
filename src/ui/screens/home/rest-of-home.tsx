import { useEffect } from 'react'
import { APP_READY } from '../../boot/page-marks'
import { DoctorsSection } from '../../doctors/doctors-section'
import { layOutInTurns } from '../../parts/lay-out-in-turns'
import { LATE } from '../../parts/when-near'
import { BestSellersSection } from './best-sellers-section'
import { ClosingSections } from './closing-sections'
import { NewsSection } from './news-section'
import { PodcastSection } from './podcast-section'
import { ServicesSection } from './services-section'
import { TiersSection } from './tiers-section'
import { WhySection } from './why-section'

export const RestOfHome = () => {
  // Releases the clicks on this part that were held until now.
  useEffect(() => {
    const rest = document.querySelector(`[${LATE}]`)
    rest?.removeAttribute(LATE)
    document.dispatchEvent(new Event(APP_READY))
    return rest === null ? undefined : layOutInTurns(rest)
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
