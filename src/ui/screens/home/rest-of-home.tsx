import { useEffect } from 'react'
import { articlesPath, videosPath } from '../../../domain/routing/paths'
import { APP_READY } from '../../boot/page-marks'
import { WHY } from '../../copy/home'
import { DoctorsSection } from '../../doctors/doctors-section'
import { useArticlePage } from '../../machines/use-article-page'
import { useVideos } from '../../machines/use-videos'
import { ArticleCard } from '../../news/article-card'
import { ARTICLE_LINES, CardSkeletons, VIDEO_LINES } from '../../news/card-skeletons'
import { MoreLink } from '../../parts/more-link'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'
import { VideoOpener } from '../../video/video-opener'
import { WAITS } from '../../watch/when-near'
import { BestSellersSection } from './best-sellers-section'
import { ClosingSections } from './closing-sections'
import { ServicesSection } from './services-section'
import { TiersSection } from './tiers-section'

const HOME_VIDEO_WIDTH_PX = 500

/** The newest videos (M-031, M-032). */
export const PodcastSection = () => {
  const { found, status } = useVideos()
  return (
    <Section
      id="podcast"
      title="Podcast kiến thức"
      tone="sand"
      aside={<MoreLink href={videosPath()}>Xem thêm</MoreLink>}
    >
      <Scroller label="Podcast kiến thức">
        {status === 'loading' ? (
          <CardSkeletons count={5} lines={VIDEO_LINES} />
        ) : (
          found.map((video) => (
            <li key={video.id}>
              <VideoOpener video={video} maxWidth={HOME_VIDEO_WIDTH_PX} />
            </li>
          ))
        )}
      </Scroller>
    </Section>
  )
}

/** The newest articles (M-037..M-040). */
export const NewsSection = () => {
  const { found, status } = useArticlePage(1)
  return (
    <Section id="news" title="Tin tức sức khỏe" aside={<MoreLink href={articlesPath()}>Xem Thêm</MoreLink>}>
      <Scroller label="Tin tức sức khỏe">
        {status === 'loading' ? (
          <CardSkeletons count={5} lines={ARTICLE_LINES} />
        ) : (
          found.articles.map((article) => (
            <li key={article.id} className={article.banner === '' ? 'order-last' : ''}>
              <ArticleCard article={article} />
            </li>
          ))
        )}
      </Scroller>
    </Section>
  )
}

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
    dispatchEvent(new Event(APP_READY))
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
