import { join } from 'node:path'
import type { ContentFailure } from '../../ports/content-failure'
import { inTurns } from './in-turns'
import { readInside } from './read-inside'
import { isCaptionsFile, isPictureFile, isVideoFile } from './served-files'
import { visibleFileNames } from './visible-file-names'

const FOLDERS = ['news', 'videos'] as const

const NOT_READ = 'Tên tệp phải kết thúc bằng .md viết thường; tệp này không được đọc.'
const CURLY_QUOTES =
  'Khối thông tin đầu tệp dùng dấu ngoặc kép cong (“ ”); trang sẽ hiện cả dấu đó. Hãy dùng dấu ngoặc kép thẳng (") hoặc bỏ đi.'

const isServed = (name: string): boolean => isPictureFile(name) || isVideoFile(name) || isCaptionsFile(name)

const namesIn = (path: string): Promise<ReadonlyArray<string>> => visibleFileNames(path).catch(() => [])

const curlyLine = (text: string): number | null => {
  const [, frontMatter = ''] = text.split(/^---[ \t]*$/m, 2)
  const index = frontMatter.split(/\r?\n/).findIndex((line) => /^[^:]+:\s*\[?\s*[“”]/.test(line))
  return index === -1 ? null : index + 1
}

const reviewFolder =
  (contentDir: string) =>
  async (folder: string): Promise<ReadonlyArray<ContentFailure>> => {
    const names = await namesIn(join(contentDir, folder))
    const notRead = names
      .filter((name) => !name.endsWith('.md') && !isServed(name))
      .map((name): ContentFailure => ({ tag: 'unreadable', file: `${folder}/${name}`, reason: NOT_READ }))
    const curly = await inTurns(
      names.filter((name) => name.endsWith('.md')),
      async (name): Promise<ReadonlyArray<ContentFailure>> => {
        const line = curlyLine(String(await readInside(contentDir, join(folder, name)).catch(() => '')))
        return line === null
          ? []
          : [{ tag: 'doubtful', file: `${folder}/${name}, dòng ${line}`, reason: CURLY_QUOTES }]
      },
    )
    return [...notRead, ...curly.flat()]
  }

/** Reports files ignored because of their extension, and curly quotes in front matter, which pages would show. */
export const reviewContentFiles = async (contentDir: string): Promise<ReadonlyArray<ContentFailure>> =>
  (await Promise.all(FOLDERS.map(reviewFolder(contentDir)))).flat()
