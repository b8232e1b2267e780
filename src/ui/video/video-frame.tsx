import type { ReactNode } from 'react'
import type { Video } from '../../domain/video/video'
import { Dialog } from '../parts/dialog'

/** Of a player, in px. */
export const WIDEST = 1000

/** The box of the picture, whatever its ratio. */
export const PLAYER_BOX = { height: '75dvh', width: '100%' }

type VideoFrameProps = {
  readonly video: Video
  readonly onClose: () => void
  /** In px. */
  readonly maxWidth: number
  readonly player: ReactNode
  readonly state?: string
  /** Below the title. */
  readonly children?: ReactNode
}

/** The window of a player, the same before its code has come as after. */
export const VideoFrame = ({ video, onClose, maxWidth, player, state, children }: VideoFrameProps) => (
  <Dialog title={video.title} onClose={onClose} hidesTitle closesOnBackdrop className="video-dialog">
    <div
      data-part="backdrop"
      data-state={state}
      className="on-dark flex h-dvh flex-col items-center justify-center-safe gap-4 overflow-y-auto sm:p-4"
    >
      <div className="relative w-full shrink-0" style={{ maxWidth }}>
        {/* Fills what the picture leaves of its box. */}
        {video.thumbnail !== '' && (
          <img
            src={video.thumbnail}
            alt=""
            className="absolute size-full object-cover opacity-30 blur-2xl saturate-150 [clip-path:inset(0)] forced-colors:hidden"
          />
        )}
        {player}
      </div>
      <div className="w-full shrink-0 px-4 pb-4 sm:px-0" style={{ maxWidth }}>
        <p aria-hidden="true" className="text-lg font-bold">
          {video.title}
        </p>
        {children}
      </div>
    </div>
  </Dialog>
)

/** Says that the player or its film is on its way. */
export const PlayerSpinner = () => (
  <p
    role="status"
    className="pointer-events-none absolute inset-x-0 bottom-1/4 mx-auto flex w-fit items-center gap-3 rounded-full bg-neutral/90 px-5 py-3 font-semibold"
  >
    <span aria-hidden="true" className="loading loading-spinner" />
    Đang tải ...
  </p>
)
