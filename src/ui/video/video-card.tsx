import { useMachine } from '@xstate/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import {
  type DurationFailure,
  type VideoRef,
  videoDurationMachine,
} from '../../domain/flows/video-duration.machine'
import { videoAddress } from '../../domain/routing/readable-address'
import type { Video } from '../../domain/video/video'
import { useAppContext } from '../context/app-context'
import { fromTaskEither } from '../machines/from-task-either'
import { PlayIcon } from '../parts/icons'
import { LooseTitle } from '../parts/loose-title'
import { Picture, type PictureLoading } from '../parts/picture'

const SECONDS_PER_MINUTE = 60

const badgeOfService = (seconds: number): string | null => {
  if (seconds <= 0) return null
  return seconds < SECONDS_PER_MINUTE
    ? `${seconds}\u00a0giây`
    : `${Math.floor(seconds / SECONDS_PER_MINUTE)}\u00a0phút`
}

/**
 * The badge, null if there is none; `seconds` of 0 means that the service gave none. The service’s value is shown until the file
 * has been read (M-103, A-36).
 */
export const toDurationBadge = (
  snapshot: SnapshotFrom<typeof videoDurationMachine>,
  seconds: number,
): string | null => {
  if (snapshot.matches('unplayable')) return null
  if (snapshot.hasTag('blank')) return badgeOfService(seconds)
  if (snapshot.context.minutes > 0) return `${snapshot.context.minutes}\u00a0phút`
  return seconds < SECONDS_PER_MINUTE ? badgeOfService(seconds) : null
}

type VideoCardProps = {
  readonly video: Video
  readonly loading: PictureLoading
  readonly onOpen: () => void
}

/** A video’s card; its minutes are read when it nears the viewport (M-103, M-104). */
export const VideoCard = ({ video, loading, onOpen }: VideoCardProps) => {
  const { findVideoMinutes } = useAppContext().ports
  const durationId = useId()
  const ref = useRef<HTMLAnchorElement>(null)
  const [machine] = useState(() =>
    videoDurationMachine.provide({
      actors: { findMinutes: fromTaskEither<DurationFailure, number, VideoRef>(findVideoMinutes) },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { id: video.id, videoSrc: video.videoSrc } })
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && send({ type: 'video.near' }),
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [send])
  const badge = toDurationBadge(snapshot, video.durationSeconds)
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  const openBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has an address too
    <a
      ref={ref}
      role="button"
      href={videoAddress(video.id)}
      aria-describedby={badge === null ? undefined : durationId}
      aria-haspopup="dialog"
      onClick={openHere}
      onKeyDown={openBySpace}
      className="card-surface card-link group flex h-full w-full flex-col overflow-hidden text-left"
    >
      <Picture
        src={video.thumbnail}
        alt=""
        width={640}
        height={360}
        loading={loading}
        className="aspect-video w-full bg-base-200 object-cover"
      />
      <span className="flex flex-col items-start gap-2 p-3 font-semibold max-sm:text-[0.9375rem] max-sm:leading-snug sm:p-4">
        <span
          aria-hidden="true"
          className="badge order-first gap-1.5 border-0 bg-teal-pale text-xs group-hover:bg-accent group-hover:text-accent-content"
        >
          <PlayIcon />
          {badge !== null && (
            <span id={durationId} className="whitespace-nowrap">
              {badge}
            </span>
          )}
        </span>
        <span className="text-balance">
          <LooseTitle text={video.title} />
        </span>
      </span>
    </a>
  )
}
