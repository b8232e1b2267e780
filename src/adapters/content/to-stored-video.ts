import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { LooseText, looseList } from '../../domain/codec/loose-text'
import type { VideoRecord } from '../../domain/video/video'
import { ClockTime, ContentDate, optionalField, RequiredText } from './field-codecs'
import { explainDecodeErrors } from './field-faults'
import { PictureUrl } from './picture-url'
import type { MarkdownDocument } from './split-front-matter'
import { isCaptionsFile, isVideoFile, storedName } from './stored-path'

const VideoFields = t.type({
  id: RequiredText,
  title: RequiredText,
  thumbnail: PictureUrl,
  file: RequiredText,
  captions: optionalField(RequiredText),
  publishedAt: optionalField(ContentDate),
  updatedAt: ContentDate,
  duration: optionalField(ClockTime),
  chapters: looseList(t.type({ at: ClockTime, title: RequiredText })),
  transcript: LooseText,
  voice: optionalField(t.literal('synthetic')),
  organisation: LooseText,
})

export const VIDEO_FIELDS = Object.keys(VideoFields.props)

const fileUrl = (file: string): string => `/videos/${encodeURIComponent(file)}`

const isInOrder = (chapters: ReadonlyArray<{ readonly at: number }>): boolean =>
  chapters.every(({ at }, index) => index === 0 || at > (chapters[index - 1]?.at ?? 0))

/** Fails if a file named by the video is missing (M-130). */
export const toStoredVideo = (
  { fields, body }: MarkdownDocument,
  fileNames: ReadonlyArray<string>,
): E.Either<string, VideoRecord> =>
  pipe(
    VideoFields.decode(fields),
    E.bimap(explainDecodeErrors, ({ file, captions, ...video }) => ({
      ...video,
      file: storedName(fileNames, file),
      captions: captions === null ? null : storedName(fileNames, captions),
    })),
    E.filterOrElse(
      ({ file }) => isVideoFile(file) && fileNames.includes(file),
      ({ file }) => `Không có tệp mp4 hay webm tên ${file} đi kèm.`,
    ),
    E.filterOrElse(
      ({ captions }) => captions === null || (isCaptionsFile(captions) && fileNames.includes(captions)),
      ({ captions }) => `Không có tệp phụ đề vtt tên ${captions} đi kèm.`,
    ),
    E.filterOrElse(
      ({ chapters }) => isInOrder(chapters),
      () => 'chapters phải xếp theo thời gian tăng dần.',
    ),
    E.map(({ id, title, thumbnail, file, captions, publishedAt, updatedAt, duration, ...video }) => ({
      id,
      url: fileUrl(file),
      title,
      description: body,
      thumbnail,
      publishedAt: publishedAt ?? updatedAt,
      updatedAt,
      durationSeconds: duration ?? 0,
      captionsUrl: captions === null ? '' : fileUrl(captions),
      chapters: video.chapters.map(({ at, title }) => ({ startSeconds: at, title })),
      transcript: video.transcript.trim(),
      voice: video.voice ?? '',
      organisation: video.organisation.trim(),
    })),
  )
