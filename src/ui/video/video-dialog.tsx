import { useMachine } from '@xstate/react'
import * as O from 'fp-ts/Option'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { videoPlayerMachine } from '../../domain/flows/video-player.machine'
import type { Video } from '../../domain/news/video'
import { PAGE_COPY } from '../copy/shell'
import { VIDEO_COPY } from '../copy/video'
import { useDisclosure } from '../machines/use-disclosure'
import { Dialog } from '../parts/dialog'
import { captionsOf, playFrom } from './playback'
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
    className="grid min-h-[40dvh] place-content-center justify-items-center gap-4 px-4 pt-18 pb-6 text-center sm:px-0"
  >
    <p role="alert">{VIDEO_COPY.failed}</p>
    <button type="button" onClick={onRetry} className="btn btn-accent">
      {PAGE_COPY.retry}
    </button>
  </div>
)

/** The player of a video, which starts by itself (M-066..M-071). `maxWidth` in px. */
export const VideoDialog = ({ video, onClose, maxWidth = 1000 }: VideoDialogProps) => {
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
    <Dialog title={video.title} onClose={onClose} hidesTitle closesOnBackdrop className="video-dialog">
      <div
        data-part="backdrop"
        data-state={JSON.stringify(snapshot.value)}
        className="on-dark flex h-dvh flex-col items-center justify-center-safe gap-4 overflow-y-auto sm:p-4"
      >
        <div className="relative w-full shrink-0" style={{ maxWidth }}>
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
              style={{
                height: '75dvh',
                width: '100%',
                maxWidth,
                aspectRatio: `${size.width} / ${size.height}`,
              }}
              className="object-contain"
            >
              <track kind="captions" {...captionsOf(video)} />
            </video>
          )}
          {isSpinning && (
            <p
              role="status"
              className="pointer-events-none absolute inset-x-0 top-[calc(50%+2.5rem)] mx-auto flex w-fit items-center gap-3 rounded-full bg-neutral/90 px-5 py-3 font-semibold"
            >
              <span aria-hidden="true" className="loading loading-spinner" />
              Đang tải ...
            </p>
          )}
        </div>
        <div className="w-full shrink-0 px-4 pb-4 sm:px-0" style={{ maxWidth }}>
          <p aria-hidden="true" className="text-lg font-bold">
            {video.title}
          </p>
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
        </div>
      </div>
    </Dialog>
  )
}
