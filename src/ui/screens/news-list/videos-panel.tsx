import { VIDEOS_FETCHED } from '../../../domain/screen/paging'
import { PAGE_COPY } from '../../copy/shell'
import { useVideos } from '../../machines/use-videos'
import { CardSkeletons, VIDEO_LINES, VIDEO_PHONE_LINES } from '../../news/card-skeletons'
import { EmptyList } from '../../parts/empty-list'
import { loadingOf } from '../../parts/picture'
import { VideoOpener } from '../../video/video-opener'

/** The newest videos (M-056). */
export const VideosPanel = () => {
  const { found, status } = useVideos()
  if (status !== 'loading' && found.length === 0) return <EmptyList>{PAGE_COPY.noContent}</EmptyList>
  return (
    <ul className="card-rows xl:[--columns:4]">
      {status === 'loading' ? (
        <CardSkeletons count={VIDEOS_FETCHED} lines={VIDEO_LINES} phoneLines={VIDEO_PHONE_LINES} />
      ) : (
        found.map((video, position) => (
          <li key={video.id}>
            <VideoOpener video={video} loading={loadingOf(position)} />
          </li>
        ))
      )}
    </ul>
  )
}
