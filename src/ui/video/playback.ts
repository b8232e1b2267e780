import type { RefObject } from 'react'
import type { Video } from '../../domain/video/video'

/** Plays from a chapter; a browser that refuses to play shows the picture. */
export const playFrom =
  (player: RefObject<HTMLVideoElement | null>) =>
  (startSeconds: number): void => {
    if (player.current === null) return
    player.current.currentTime = startSeconds
    player.current.play().catch(() => {})
  }

/** The track of a video's captions; without a file if it has none. */
export const captionsOf = ({ captionsUrl }: Pick<Video, 'captionsUrl'>) => ({
  srcLang: 'vi',
  label: 'Tiếng Việt',
  ...(captionsUrl === '' ? {} : { src: captionsUrl, default: true }),
})
