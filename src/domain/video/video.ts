import * as t from 'io-ts'
import { LooseCount, LooseId, LooseText, looseList } from '../codec/loose-text'
import { bindUnits } from '../text/bind-units'
import { bindWords } from '../text/bind-words'

const Chapter = t.readonly(t.type({ startSeconds: LooseCount, title: LooseText }), 'Chapter')
export type Chapter = t.TypeOf<typeof Chapter>

/**
 * Times are ISO 8601; blank lines separate the paragraphs of `transcript`. `voice` is `synthetic` if no person speaks;
 * `organisation` answers for the food supplements that the video shows, and is empty if it shows none.
 */
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
    voice: LooseText,
    organisation: LooseText,
  },
  'VideoRecord',
)
export type VideoRecord = Readonly<t.TypeOf<typeof VideoRecord>>

export type Video = VideoRecord & { readonly videoSrc: string }

/** The video with `url` copied into `videoSrc`, and with words kept on one line where title and description are shown (M-102). */
export const toVideo = (record: VideoRecord): Video => ({
  ...record,
  videoSrc: record.url,
  title: bindWords(record.title),
  description: bindWords(record.description),
  chapters: record.chapters.map((chapter) => ({ ...chapter, title: bindUnits(chapter.title) })),
  transcript: bindUnits(record.transcript),
})
