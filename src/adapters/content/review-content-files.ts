import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ContentFailure } from '../../ports/content'
import { inTurns } from './in-turns'
import { readContentText } from './read-content-text'
import { isCaptionsFile, isPictureFile, isVideoFile } from './served-files'
import { visibleFileNames } from './visible-file-names'

const FOLDERS = ['news', 'videos'] as const

/** What each folder may contain. */
const READ = { news: '.md viết thường', videos: '.md viết thường, .mp4, .webm hoặc .vtt' } as const
const notReadIn = (folder: keyof typeof READ): string =>
  `Chỉ tệp ${READ[folder]} nằm ngay trong thư mục ${folder} được đọc; mục này bị bỏ qua.`

const EMPTY = 'Không có tệp .md nào trong thư mục này; phần này của trang sẽ trống.'
const CURLY_QUOTES =
  'Khối thông tin đầu tệp dùng dấu ngoặc kép cong (“ ”); trang sẽ hiện cả dấu đó. Hãy dùng dấu ngoặc kép thẳng (") hoặc bỏ đi.'

const isServed = (name: string): boolean => isPictureFile(name) || isVideoFile(name) || isCaptionsFile(name)

/** Null if there is no such folder, which its reader reports. */
const namesIn = (path: string): Promise<ReadonlyArray<string> | null> =>
  visibleFileNames(path).catch(() => null)

const curlyLine = (text: string): number | null => {
  const [, frontMatter = ''] = text.split(/^---[ \t]*$/m, 2)
  const index = frontMatter.split('\n').findIndex((line) => /^[^:]+:\s*\[?\s*[“”]/.test(line))
  return index === -1 ? null : index + 1
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
    const curly = await inTurns(
      names.filter((name) => name.endsWith('.md')),
      async (name): Promise<ReadonlyArray<ContentFailure>> => {
        const line = pipe(
          await readContentText(contentDir, `${folder}/${name}`)(),
          E.match(() => null, curlyLine),
        )
        return line === null
          ? []
          : [{ tag: 'doubtful', file: `${folder}/${name}, dòng ${line}`, reason: CURLY_QUOTES }]
      },
    )
    return [
      ...(isEmpty ? [{ tag: 'doubtful' as const, file: folder, reason: EMPTY }] : []),
      ...notRead,
      ...curly.flat(),
    ]
  }

/** Reports files ignored because of their extension, folders without entries, and curly quotes in front matter, which pages would show. */
export const reviewContentFiles = async (contentDir: string): Promise<ReadonlyArray<ContentFailure>> =>
  (await Promise.all(FOLDERS.map(reviewFolder(contentDir)))).flat()
