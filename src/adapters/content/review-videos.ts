import { isUtf8 } from 'node:buffer'
import type { VideoRecord } from '../../domain/video/video'
import type { ContentFailure } from '../../ports/content'
import { explainReadError, hasFault } from './read-fault'
import { openInside, readInside } from './read-inside'
import { type VideoFault, videoFault } from './video-fault'

/** `line` counts from 1; null if the fault concerns the whole file. */
export type CaptionsFault = {
  readonly line: number | null
  readonly reason: 'notUtf8' | 'notCaptions' | 'badTime' | 'endsEarly' | 'noCue'
}

const HEADER = /^WEBVTT(?:[ \t].*)?$/
const ARROW = '-->'
/** Matches two times with a separator other than `-->`. */
const LOOKS_TIMED = /^\s*[\d:]+:\d\d[.,]\d+\s*\S{1,3}\s*[\d:]+:\d\d[.,]\d+/
const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`
const TIMING = new RegExp(`^[ \\t]*${TIME}[ \\t]+${ARROW}[ \\t]+${TIME}(?:[ \\t].*)?$`)

const seconds = (hours = '0', minutes = '0', rest = '0'): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest)

const timingFault = (line: string): CaptionsFault['reason'] | null => {
  const found = TIMING.exec(line)
  if (found === null) return 'badTime'
  const [, fromHours, fromMinutes, from, toHours, toMinutes, to] = found
  return seconds(toHours, toMinutes, to) > seconds(fromHours, fromMinutes, from) ? null : 'endsEarly'
}

/** Why a browser shows no captions, or not all of them (WebVTT, section 6); null if the file is sound. */
const captionsFault = (bytes: Uint8Array): CaptionsFault | null => {
  if (!isUtf8(bytes)) return { line: null, reason: 'notUtf8' }
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/)
  if (!HEADER.test(lines[0] ?? '')) return { line: 1, reason: 'notCaptions' }
  const timings = lines.flatMap((line, index) =>
    line.includes(ARROW) || LOOKS_TIMED.test(line) ? [{ line, number: index + 1 }] : [],
  )
  if (timings.length === 0) return { line: null, reason: 'noCue' }
  for (const { line, number } of timings) {
    const reason = timingFault(line)
    if (reason !== null) return { line: number, reason }
  }
  return null
}

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
