import { DoctorsSection } from '../../doctors/doctors-section'
import { BestSellersSection } from './best-sellers-section'
import { ClosingSections } from './closing-sections'
import { Hero } from './hero'
import { NewsSection } from './news-section'
import { PodcastSection } from './podcast-section'
import { ServicesSection } from './services-section'
import { TiersSection } from './tiers-section'
import { WhySection } from './why-section'

/** M-005, M-025..M-043. */
export const HomeScreen = () => (
  <>
    <Hero />
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
