import { type RefObject, useEffect, useRef, useState } from 'react'
import { Redirect } from 'wouter'
import { videosPath } from '../../../domain/routing/paths'
import { videoAddress } from '../../../domain/routing/readable-address'
import { queryValue } from '../../../domain/routing/route-query'
import { otherVideos } from '../../../domain/video/shown-video'
import type { Video } from '../../../domain/video/video'
import { useQuery } from '../../context/use-query'
import { VIDEO_COPY } from '../../copy/video'
import { useVideos } from '../../machines/use-videos'
import { AskPanel } from '../../parts/ask-panel'
import { PlayIcon } from '../../parts/icons'
import { ScreenHeading } from '../../parts/screen-heading'
import { ShareLinks } from '../../parts/share-links'
import { captionsOf, playFrom } from '../../video/playback'
import { VideoNotes } from '../../video/video-notes'
import { OtherVideos } from './other-videos'

type VideoDetailProps = { readonly video: Video; readonly others: ReadonlyArray<Video> }

type PlayerProps = { readonly video: Video; readonly player: RefObject<HTMLVideoElement | null> }

/** Until the first press, a button with the poster covers the browser’s controls, which would draw their time over the poster. */
const Player = ({ video, player }: PlayerProps) => {
  const [isStarted, setIsStarted] = useState(false)
  const [isCovered, setIsCovered] = useState(false)
  // Set by an effect, so that a page without the program keeps the browser’s controls.
  useEffect(() => setIsCovered(true), [])
  const start = () => {
    if (player.current === null) return
    player.current.controls = true
    player.current.focus()
    playFrom(player)(0)
  }
  return (
    <div className="relative overflow-hidden rounded-box">
      <video
        ref={player}
        src={video.videoSrc}
        poster={video.thumbnail}
        width={1280}
        height={720}
        controls={isStarted || !isCovered}
        playsInline
        preload="none"
        onPlay={() => setIsStarted(true)}
        className="aspect-video w-full bg-neutral"
      >
        <track kind="captions" {...captionsOf(video)} />
      </video>
      {!isStarted && (
        <button
          type="button"
          aria-label={VIDEO_COPY.play}
          onClick={start}
          className="scripted screen-only group absolute inset-0 grid cursor-pointer place-items-center rounded-box bg-neutral *:[grid-area:1/1] focus-visible:-outline-offset-4 focus-visible:outline-white"
        >
          {video.thumbnail !== '' && (
            <img
              src={video.thumbnail}
              alt=""
              width={1280}
              height={720}
              className="h-full w-full object-cover"
            />
          )}
          <span className="relative grid h-[72px] w-[72px] place-items-center rounded-full bg-accent text-accent-content shadow-lg transition-transform group-hover:scale-105 *:h-[40px] *:w-[40px] md:h-[88px] md:w-[88px]">
            <PlayIcon />
          </span>
        </button>
      )}
    </div>
  )
}

const VideoDetail = ({ video, others }: VideoDetailProps) => {
  const ref = useRef<HTMLVideoElement>(null)
  return (
    <div className="page max-w-4xl space-y-5 py-10 md:py-14">
      <ScreenHeading title={video.title} className="text-3xl font-bold md:text-4xl" />
      <Player video={video} player={ref} />
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
