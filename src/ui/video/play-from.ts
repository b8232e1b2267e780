import type { RefObject } from 'react'

/** Plays from a chapter; a browser that refuses to play shows the picture. */
export const playFrom =
  (player: RefObject<HTMLVideoElement | null>) =>
  (startSeconds: number): void => {
    if (player.current === null) return
    player.current.currentTime = startSeconds
    player.current.play().catch(() => {})
  }
