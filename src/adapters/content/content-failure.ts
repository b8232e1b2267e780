import { access, readdir } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure, LogContentFailure } from '../../ports/content'

/** The failure of a file that is left out. */
export const unreadable =
  (file: string) =>
  (reason: string): ContentFailure => ({ tag: 'unreadable', file, reason })

const NO_FOLDER = 'Thư mục nội dung không tồn tại hoặc không đọc được; hãy kiểm tra CONTENT_DIR.'

const mayExist = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error) => error.code !== 'ENOENT',
  )

const explain = async (contentDir: string, failure: ContentFailure): Promise<ContentFailure> => {
  if (await mayExist(join(contentDir, failure.file))) return failure
  const names = await readdir(contentDir).catch(() => null)
  if (names === null) return { ...failure, reason: NO_FOLDER }
  const similar = names.find((name) => name.toLowerCase().startsWith(parse(failure.file).name))
  return similar === undefined
    ? failure
    : {
        ...failure,
        reason: `${failure.reason} Trong thư mục có ${similar}; tên phải đúng là ${failure.file}.`,
      }
}

/** Adds what is there instead of a missing file: no folder at all, or a file with a similar name such as `site.json.txt`. */
export const explainMissingFile =
  (contentDir: string) =>
  (failure: ContentFailure): TE.TaskEither<ContentFailure, never> =>
    TE.leftTask(() => explain(contentDir, failure))

const VERB: Readonly<Record<ContentFailure['tag'], string>> = {
  unreadable: 'không đọc được',
  doubtful: 'nên xem lại',
}

/** The line for the operator that names file and reason. */
export const explainContentFailure = (contentDir: string, { tag, file, reason }: ContentFailure): string =>
  `CONTENT_DIR ${resolve(contentDir)}: ${VERB[tag]} ${file}. ${reason.replace(/\s+/g, ' ')}`

/** Logs a failure with the path of its file, as a sentence. */
export const logContentFailure =
  (contentDir: string): LogContentFailure =>
  (failure) =>
  () =>
    console.error(explainContentFailure(contentDir, failure))
