import * as t from 'io-ts'
import { LooseCount, LooseId, LooseText, looseList } from './loose-text'

/** A part of a video: where it begins, in seconds, and what it is about. */
const Chapter = t.readonly(t.type({ startSeconds: LooseCount, title: LooseText }), 'Chapter')
export type Chapter = t.TypeOf<typeof Chapter>

/** A video as the service sends it; times in ISO 8601, `transcript` in paragraphs with a blank line between them. */
export const VideoRecord = t.type(
  {
    id: LooseId,
    url: LooseText,
    title: LooseText,
    description: LooseText,
    thumbnail: LooseText,
    publishedAt: LooseText,
    updatedAt: LooseText,
    durationSeconds: LooseCount,
    captionsUrl: LooseText,
    chapters: looseList(Chapter),
    transcript: LooseText,
  },
  'VideoRecord',
)
export type VideoRecord = Readonly<t.TypeOf<typeof VideoRecord>>

/** A video as the site uses it. */
export type Video = VideoRecord & { readonly videoSrc: string }

/** Takes a sent video, gives it with its `url` copied into `videoSrc` (M-102). */
export const toVideo = (record: VideoRecord): Video => ({ ...record, videoSrc: record.url })
