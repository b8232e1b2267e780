import type { VideoRecord } from '../../domain/news/video'
import type { ContentFailure } from '../../ports/content-failure'
import { type CaptionsFault, captionsFault } from './captions-fault'
import { explainReadError, hasFault } from './read-fault'
import { openInside, readInside } from './read-inside'
import { type VideoFault, videoFault } from './video-fault'

const VIDEO: Readonly<Record<VideoFault, string>> = {
  empty: 'Tệp trống; video không phát được.',
  cut: 'Tệp bị cắt ngang, có thể chưa tải lên xong; video không phát được. Hãy chép lại tệp này.',
  broken: 'Tệp không phải video mp4 hoặc đã hỏng; video không phát được. Hãy xuất lại ở dạng mp4 (H.264).',
}

const CAPTIONS: Readonly<Record<CaptionsFault['reason'], string>> = {
  notUtf8: 'Tệp phụ đề không phải UTF-8; hãy lưu lại ở dạng UTF-8.',
  notCaptions: 'Dòng đầu phải là WEBVTT; trình duyệt không đọc dạng khác, như .srt. Hãy chuyển sang WebVTT.',
  badTime: 'Thời gian phải có dạng 00:01:05.000 --> 00:01:08.500 (dấu chấm trước phần nghìn giây).',
  endsEarly: 'Thời gian kết thúc phải sau thời gian bắt đầu.',
  noCue: 'Tệp phụ đề không có câu nào.',
}

type Review = (contentDir: string, file: string) => Promise<ReadonlyArray<ContentFailure>>

const doubtful = (file: string, reason: string): ReadonlyArray<ContentFailure> => [
  { tag: 'doubtful', file, reason },
]

const reviewFilm: Review = async (contentDir, file) => {
  const film = await openInside(contentDir, file)
  try {
    const fault = await videoFault(film)
    return fault === null ? [] : doubtful(file, VIDEO[fault])
  } finally {
    await film.close()
  }
}

const reviewCaptions: Review = async (contentDir, file) => {
  const fault = captionsFault(await readInside(contentDir, file))
  if (fault === null) return []
  return doubtful(fault.line === null ? file : `${file}, dòng ${fault.line}`, CAPTIONS[fault.reason])
}

const fileOf = (url: string): string => decodeURIComponent(url).slice(1)

/** Reports video files that no browser can play, and captions that none would show. */
export const reviewVideos = async (
  contentDir: string,
  videos: ReadonlyArray<Pick<VideoRecord, 'url' | 'captionsUrl'>>,
): Promise<ReadonlyArray<ContentFailure>> => {
  const reviewed = (review: Review, url: string): Promise<ReadonlyArray<ContentFailure>> =>
    review(contentDir, fileOf(url)).catch((error) =>
      // `reviewLinks` reports it.
      hasFault(error, 'EOUTSIDE') ? [] : doubtful(fileOf(url), explainReadError(error)),
    )
  const faults = await Promise.all(
    videos.flatMap(({ url, captionsUrl }) => [
      reviewed(reviewFilm, url),
      ...(captionsUrl === '' ? [] : [reviewed(reviewCaptions, captionsUrl)]),
    ]),
  )
  return faults.flat()
}
