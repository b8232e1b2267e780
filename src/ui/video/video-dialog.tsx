import { useMachine } from '@xstate/react'
import * as O from 'fp-ts/Option'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { videoPlayerMachine } from '../../domain/flows/video-player.machine'
import type { Video } from '../../domain/video/video'
import { PAGE_COPY } from '../copy/shell'
import { VIDEO_COPY } from '../copy/video'
import { useDisclosure } from '../machines/use-disclosure'
import { captionsOf, playFrom } from './playback'
import { PLAYER_BOX, PlayerSpinner, VideoFrame, WIDEST } from './video-frame'
import { VideoNotes } from './video-notes'

type VideoDialogProps = {
  readonly video: Video
  readonly onClose: () => void
  readonly maxWidth?: number
}

const sizeOf = ({ videoWidth, videoHeight }: HTMLVideoElement) => ({ width: videoWidth, height: videoHeight })

/** Replaces a player that cannot play. */
const NoPlayer = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div
    data-part="no-player"
    className="relative grid min-h-[40dvh] place-content-center justify-items-center gap-4 px-4 pt-18 pb-6 text-center sm:px-0"
  >
    <p role="alert">{VIDEO_COPY.failed}</p>
    <button type="button" onClick={onRetry} className="btn btn-accent">
      {PAGE_COPY.retry}
    </button>
  </div>
)

/** The player of a video, which starts by itself (M-066..M-071). `maxWidth` in px. */
export const VideoDialog = ({ video, onClose, maxWidth = WIDEST }: VideoDialogProps) => {
  const ref = useRef<HTMLVideoElement>(null)
  const description = useDisclosure()
  const [machine] = useState(() =>
    videoPlayerMachine.provide({
      actors: {
        readVideoSize: fromPromise(async () =>
          O.fromPredicate((size: { width: number; height: number }) => size.width > 0 && size.height > 0)(
            ref.current === null ? { width: 0, height: 0 } : sizeOf(ref.current),
          ),
        ),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  const { size } = snapshot.context
  const isSpinning = snapshot.hasTag('spinning')
  const hasFailed = snapshot.matches('failed')
  // Checks for an error that happened before React attached the listener.
  useEffect(() => {
    if (!hasFailed && ref.current?.error) send({ type: 'media.fail' })
  }, [hasFailed, send])
  return (
    <VideoFrame
      video={video}
      onClose={onClose}
      maxWidth={maxWidth}
      state={JSON.stringify(snapshot.value)}
      player={
        <>
          {hasFailed ? (
            <NoPlayer onRetry={() => send({ type: 'media.retry' })} />
          ) : (
            <video
              ref={ref}
              src={video.videoSrc}
              poster={video.thumbnail}
              autoPlay
              // Chromium’s controls contain a spinner.
              controls={!isSpinning}
              playsInline
              onLoadedMetadata={(event) => send({ type: 'media.size', size: sizeOf(event.currentTarget) })}
              onError={() => send({ type: 'media.fail' })}
              style={{ ...PLAYER_BOX, maxWidth, aspectRatio: `${size.width} / ${size.height}` }}
              className="relative object-contain"
            >
              <track kind="captions" {...captionsOf(video)} />
            </video>
          )}
          {isSpinning && <PlayerSpinner />}
        </>
      }
    >
      {video.description !== '' && (
        <>
          {description.isOpen && <p className="mt-1 whitespace-pre-line">{video.description}</p>}
          <button
            type="button"
            aria-expanded={description.isOpen}
            onClick={description.toggle}
            className="min-h-11 font-semibold underline"
          >
            {description.isOpen ? 'Rút gọn' : 'Xem thêm'}
          </button>
        </>
      )}
      <VideoNotes video={hasFailed ? { ...video, chapters: [] } : video} onChapter={playFrom(ref)} />
    </VideoFrame>
  )
}
