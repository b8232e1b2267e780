import type { Video } from './video'

const OTHER_VIDEOS_LIMIT = 4

/** At most 4 videos that follow this one; the first follows the last. */
export const otherVideos = (videos: ReadonlyArray<Video>, id: string): ReadonlyArray<Video> => {
  const place = videos.findIndex((video) => video.id === id)
  return [...videos.slice(place + 1), ...videos.slice(0, Math.max(place, 0))].slice(0, OTHER_VIDEOS_LIMIT)
}
