import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ContentFailure } from '../../ports/content'
import { explainUnknownField } from './field-faults'
import { visibleFileNames } from './file-stamp'
import { inChunks } from './in-chunks'
import { readContentText } from './read-content-text'
import { isCaptionsFile, isPictureFile, isVideoFile } from './stored-path'
import { ARTICLE_FIELDS } from './to-stored-article'
import { VIDEO_FIELDS } from './to-stored-video'

const FOLDERS = ['news', 'videos'] as const

/** The files that each folder may contain, as named to the operator. */
const READ = { news: '.md viết thường', videos: '.md viết thường, .mp4, .webm hoặc .vtt' } as const
const FIELDS = { news: ARTICLE_FIELDS, videos: VIDEO_FIELDS } as const
const notReadIn = (folder: keyof typeof READ): string =>
  `Chỉ tệp ${READ[folder]} nằm ngay trong thư mục ${folder} được đọc; mục này bị bỏ qua.`

const EMPTY = 'Không có tệp .md nào trong thư mục này; phần này của trang sẽ trống.'
const CURLY_QUOTES =
  'Khối thông tin đầu tệp dùng dấu ngoặc kép cong (“ ”); trang sẽ hiện cả dấu đó. Hãy dùng dấu ngoặc kép thẳng (") hoặc bỏ đi.'

const isServed = (name: string): boolean => isPictureFile(name) || isVideoFile(name) || isCaptionsFile(name)

/** The names of the visible files; null if the folder is missing, which its reader reports. */
const namesIn = (path: string): Promise<ReadonlyArray<string> | null> =>
  visibleFileNames(path).catch(() => null)

type LineFault = { readonly line: number; readonly reason: string }

/** The fault of the first line with curly quotes. */
const curlyFaults = (lines: ReadonlyArray<string>): ReadonlyArray<LineFault> => {
  const index = lines.findIndex((line) => /^[^:]+:\s*\[?\s*[“”]/.test(line))
  return index === -1 ? [] : [{ line: index + 1, reason: CURLY_QUOTES }]
}

/** Matches the name of a field at the beginning of a line. */
const FIELD = /^([^\s:#'"[\]{}-][^\s:]*)[ \t]*:(?:\s|$)/

const unknownFaults = (
  lines: ReadonlyArray<string>,
  known: ReadonlyArray<string>,
): ReadonlyArray<LineFault> =>
  lines.flatMap((line, index) => {
    const name = FIELD.exec(line)?.[1]
    return name === undefined || known.includes(name)
      ? []
      : [{ line: index + 1, reason: explainUnknownField([name], known) }]
  })

const frontMatterFaults =
  (folder: keyof typeof FIELDS) =>
  (text: string): ReadonlyArray<LineFault> => {
    const [, frontMatter = ''] = text.split(/^---[ \t]*$/m, 2)
    const lines = frontMatter.split('\n')
    return [...curlyFaults(lines), ...unknownFaults(lines, FIELDS[folder])]
  }

const reviewFolder =
  (contentDir: string) =>
  async (folder: (typeof FOLDERS)[number]): Promise<ReadonlyArray<ContentFailure>> => {
    const found = await namesIn(join(contentDir, folder))
    const names = found ?? []
    const isEmpty = found !== null && !names.some((name) => name.endsWith('.md'))
    const notRead = names
      .filter((name) => !name.endsWith('.md') && !isServed(name))
      .map(
        (name): ContentFailure => ({
          tag: 'unreadable',
          file: `${folder}/${name}`,
          reason: notReadIn(folder),
        }),
      )
    const inFiles = await inChunks(
      names.filter((name) => name.endsWith('.md')),
      async (name): Promise<ReadonlyArray<ContentFailure>> =>
        pipe(
          await readContentText(contentDir, `${folder}/${name}`)(),
          E.match(() => [], frontMatterFaults(folder)),
        ).map(({ line, reason }) => ({ tag: 'doubtful', file: `${folder}/${name}, dòng ${line}`, reason })),
    )
    return [
      ...(isEmpty ? [{ tag: 'doubtful' as const, file: folder, reason: EMPTY }] : []),
      ...notRead,
      ...inFiles.flat(),
    ]
  }

/**
 * Reports files ignored because of their extension, folders without entries, unknown fields in front matter, and curly quotes
 * in it, which pages would show.
 */
export const reviewContentFiles = async (contentDir: string): Promise<ReadonlyArray<ContentFailure>> =>
  (await Promise.all(FOLDERS.map(reviewFolder(contentDir)))).flat()
