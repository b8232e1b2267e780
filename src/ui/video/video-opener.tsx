import type { Video } from '../../domain/video/video'
import { useDisclosure } from '../machines/use-disclosure'
import { LazyDialog } from '../parts/lazy-dialog'
import { lazyPart } from '../parts/lazy-part'
import type { PictureLoading } from '../parts/picture'
import { VideoCard } from './video-card'
import { PLAYER_BOX, PlayerSpinner, VideoFrame, WIDEST } from './video-frame'

const VideoDialog = lazyPart(async () => ({ default: (await import('./video-dialog')).VideoDialog }))

type ComingPlayerProps = { readonly video: Video; readonly onClose: () => void; readonly maxWidth: number }

const ComingPlayer = ({ video, onClose, maxWidth }: ComingPlayerProps) => (
  <VideoFrame
    video={video}
    onClose={onClose}
    maxWidth={maxWidth}
    player={
      <>
        <img
          src={video.thumbnail}
          alt=""
          style={PLAYER_BOX}
          className="relative object-contain filter-none"
        />
        <PlayerSpinner />
      </>
    }
  >
    {/* Room for the notes: the poster stands where the film will. */}
    <div className="h-[25dvh]" />
  </VideoFrame>
)

type VideoOpenerProps = {
  readonly video: Video
  readonly maxWidth?: number
  readonly loading?: PictureLoading
}

/** A card that opens the player (M-032, M-057). */
export const VideoOpener = ({ video, maxWidth = WIDEST, loading = 'lazy' }: VideoOpenerProps) => {
  const dialog = useDisclosure()
  return (
    <>
      <VideoCard video={video} loading={loading} onOpen={dialog.open} />
      {dialog.isOpen && (
        <LazyDialog
          title={video.title}
          onClose={dialog.close}
          frame={<ComingPlayer video={video} onClose={dialog.close} maxWidth={maxWidth} />}
        >
          <VideoDialog video={video} onClose={dialog.close} maxWidth={maxWidth} />
        </LazyDialog>
      )}
    </>
  )
}
