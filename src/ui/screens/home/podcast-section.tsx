import { videosPath } from '../../../domain/routing/paths'
import { useVideos } from '../../machines/use-videos'
import { CardSkeletons, VIDEO_LINES } from '../../news/card-skeletons'
import { MoreLink } from '../../parts/more-link'
import { Scroller } from '../../parts/scroller'
import { Section } from '../../parts/section'
import { VideoOpener } from '../../video/video-opener'

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
