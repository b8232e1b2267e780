import type { Video } from '../../domain/video/video'
import { useAppContext } from '../context/app-context'
import { useLoading } from './use-loading'

const NO_VIDEOS: ReadonlyArray<Video> = []

/** The newest videos; none until they are loaded. */
export const useVideos = () => {
  const { loadVideos } = useAppContext().ports
  return useLoading({ what: 'videos', load: () => loadVideos, wanted: 'newest', empty: NO_VIDEOS })
}
