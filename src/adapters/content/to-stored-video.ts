import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { VideoRecord } from '../../domain/news/video'
import { ContentDate } from './content-date'
import { explainDecodeErrors } from './explain-decode-errors'
import { PictureUrl } from './picture-url'
import { RequiredText } from './required-text'
import { isVideoFile } from './served-files'
import type { MarkdownDocument } from './split-front-matter'

const VideoFields = t.type({
  id: RequiredText,
  title: RequiredText,
  thumbnail: PictureUrl,
  file: RequiredText,
  updatedAt: ContentDate,
})

/** Takes a video's file and the names beside it, gives the video, or what is wrong; its media file has to be there (M-130). */
export const toStoredVideo = (
  { fields, body }: MarkdownDocument,
  fileNames: ReadonlyArray<string>,
): E.Either<string, VideoRecord> =>
  pipe(
    VideoFields.decode(fields),
    E.mapLeft(explainDecodeErrors),
    E.filterOrElse(
      ({ file }) => isVideoFile(file) && fileNames.includes(file),
      ({ file }) => `Không có tệp mp4 hay webm tên ${file} đi kèm.`,
    ),
    E.map(({ id, title, thumbnail, file, updatedAt }) => ({
      id,
      url: `/videos/${encodeURIComponent(file)}`,
      title,
      description: body,
      thumbnail,
      updatedAt,
    })),
  )
