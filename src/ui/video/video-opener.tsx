import type { Video } from '../../domain/news/video'
import { useDisclosure } from '../machines/use-disclosure'
import { LazyDialog } from '../parts/lazy-dialog'
import { lazyPart } from '../parts/lazy-part'
import type { PictureLoading } from '../parts/picture'
import { VideoCard } from './video-card'

const VideoDialog = lazyPart(async () => ({ default: (await import('./video-dialog')).VideoDialog }))

type VideoOpenerProps = {
  readonly video: Video
  readonly maxWidth?: number
  readonly loading?: PictureLoading
}

/** A card that opens the player (M-032, M-057). */
export const VideoOpener = ({ video, maxWidth, loading = 'lazy' }: VideoOpenerProps) => {
  const dialog = useDisclosure()
  return (
    <>
      <VideoCard video={video} loading={loading} onOpen={dialog.open} />
      {dialog.isOpen && (
        <LazyDialog title={video.title} onClose={dialog.close}>
          <VideoDialog
            video={video}
            onClose={dialog.close}
            {...(maxWidth === undefined ? {} : { maxWidth })}
          />
        </LazyDialog>
      )}
    </>
  )
}
