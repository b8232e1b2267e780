import * as t from 'io-ts'
import { LooseId, LooseText } from './loose-text'

/** A video as the service sends it. */
export const VideoRecord = t.type(
  {
    id: LooseId,
    url: LooseText,
    title: LooseText,
    description: LooseText,
    thumbnail: LooseText,
    updatedAt: LooseText,
  },
  'VideoRecord',
)
export type VideoRecord = Readonly<t.TypeOf<typeof VideoRecord>>

/** A video as the site uses it. */
export type Video = VideoRecord & { readonly videoSrc: string }

/** Takes a sent video, gives it with its `url` copied into `videoSrc` (M-102). */
export const toVideo = (record: VideoRecord): Video => ({ ...record, videoSrc: record.url })
