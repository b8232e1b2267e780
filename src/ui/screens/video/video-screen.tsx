import { useRef } from 'react'
import { Redirect } from 'wouter'
import { otherVideos } from '../../../domain/news/other-videos'
import type { Video } from '../../../domain/news/video'
import { videosPath } from '../../../domain/routing/paths'
import { videoAddress } from '../../../domain/routing/readable-address'
import { queryValue } from '../../../domain/routing/route-query'
import { useQuery } from '../../context/use-query'
import { useVideos } from '../../machines/use-videos'
import { AskPanel } from '../../parts/ask-panel'
import { ScreenHeading } from '../../parts/screen-heading'
import { ShareLinks } from '../../parts/share-links'
import { captionsOf } from '../../video/captions-of'
import { playFrom } from '../../video/play-from'
import { VideoNotes } from '../../video/video-notes'
import { OtherVideos } from './other-videos'

type VideoDetailProps = { readonly video: Video; readonly others: ReadonlyArray<Video> }

const VideoDetail = ({ video, others }: VideoDetailProps) => {
  const ref = useRef<HTMLVideoElement>(null)
  return (
    <div className="page max-w-4xl space-y-5 py-10 md:py-14">
      <ScreenHeading title={video.title} className="text-3xl font-bold md:text-4xl" />
      <video
        ref={ref}
        src={video.videoSrc}
        poster={video.thumbnail}
        width={1280}
        height={720}
        controls
        playsInline
        preload="none"
        className="aspect-video w-full rounded-box bg-neutral"
      >
        <track kind="captions" {...captionsOf(video)} />
      </video>
      <p className="whitespace-pre-line md:text-lg">{video.description}</p>
      <VideoNotes video={video} onChapter={playFrom(ref)} />
      <ShareLinks address={videoAddress(video.id)} title={video.title} />
      <AskPanel />
      <OtherVideos videos={others} />
    </div>
  )
}

/** An unknown video redirects to the list; a click on a card opens the player instead (M-057). */
export const VideoScreen = () => {
  const id = queryValue(useQuery(), 'id')
  const { found, status } = useVideos()
  const video = found.find((one) => one.id === id)
  if (video !== undefined)
    return <VideoDetail key={video.id} video={video} others={otherVideos(found, video.id)} />
  return status === 'loading' ? (
    <div aria-hidden="true" className="page min-h-dvh max-w-4xl space-y-5 py-10 md:py-14">
      <div className="skeleton h-20 md:h-12" />
      <div className="skeleton aspect-video rounded-box" />
      <div className="skeleton h-6" />
      <div className="skeleton h-6 w-2/3" />
    </div>
  ) : (
    <Redirect to={videosPath()} replace />
  )
}
