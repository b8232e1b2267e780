import { Link } from 'wouter'
import type { Video } from '../../../domain/news/video'
import { newsListPath } from '../../../domain/routing/paths'
import { useAppContext } from '../../context/app-context'
import { useLoading } from '../../machines/use-loading'
import { CardSkeletons, VIDEO_LINES } from '../../news/card-skeletons'
import { ArrowRightIcon } from '../../parts/icons'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'
import { VideoOpener } from '../../video/video-opener'

const NO_VIDEOS: ReadonlyArray<Video> = []
const HOME_VIDEO_WIDTH_PX = 500

/** M-031, M-032. */
export const PodcastSection = () => {
  const { loadVideos } = useAppContext().ports
  const { found, status } = useLoading({
    what: 'videos',
    load: () => loadVideos,
    wanted: 'newest',
    empty: NO_VIDEOS,
  })
  return (
    <Section
      id="podcast"
      title="Podcast kiến thức"
      tone="sand"
      aside={
        <Link href={newsListPath(0)} className="text-link inline-flex min-h-11 items-center gap-1">
          Xem thêm
          <ArrowRightIcon />
        </Link>
      }
    >
      <Scroller label="Podcast kiến thức" itemCount={found.length}>
        {status === 'loading' ? (
          <CardSkeletons count={5} lines={VIDEO_LINES} className="carousel-card" />
        ) : (
          found.map((video) => (
            <li key={video.id} className="carousel-card">
              <VideoOpener video={video} maxWidth={HOME_VIDEO_WIDTH_PX} />
            </li>
          ))
        )}
      </Scroller>
    </Section>
  )
}
