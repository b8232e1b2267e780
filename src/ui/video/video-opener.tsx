import { lazy } from 'react'
import type { Video } from '../../domain/news/video'
import { useDisclosure } from '../machines/use-disclosure'
import { LazyDialog } from '../parts/lazy-dialog'
import { VideoCard } from './video-card'

const VideoDialog = lazy(async () => ({ default: (await import('./video-dialog')).VideoDialog }))

type VideoOpenerProps = { readonly video: Video; readonly maxWidth?: number }

export const VideoOpener = ({ video, maxWidth }: VideoOpenerProps) => {
  const dialog = useDisclosure()
  return (
    <>
      <VideoCard video={video} onOpen={dialog.open} />
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
