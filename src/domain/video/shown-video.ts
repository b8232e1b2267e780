import type { Video, VideoRecord } from './video'

// Without the codec, so that the program of a page does not need io-ts before it decodes anything.

/** Whether no person speaks. */
export const hasSyntheticVoice = ({ voice }: Pick<VideoRecord, 'voice'>): boolean => voice === 'synthetic'

const OTHER_VIDEOS_LIMIT = 4

/** At most 4 videos that follow this one; the first follows the last. */
export const otherVideos = (videos: ReadonlyArray<Video>, id: string): ReadonlyArray<Video> => {
  const index = videos.findIndex((video) => video.id === id)
  return [...videos.slice(index + 1), ...videos.slice(0, Math.max(index, 0))].slice(0, OTHER_VIDEOS_LIMIT)
}
