import type { RefObject } from 'react'

export const playFrom =
  (player: RefObject<HTMLVideoElement | null>) =>
  (startSeconds: number): void => {
    if (player.current === null) return
    player.current.currentTime = startSeconds
    player.current.play().catch(() => {})
  }
