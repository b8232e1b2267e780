import { access, readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../domain/site/content-failure'

const NO_FOLDER = 'Thư mục nội dung không tồn tại hoặc không đọc được; hãy kiểm tra CONTENT_DIR.'

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error) => error.code !== 'ENOENT',
  )

const explain = async (contentDir: string, failure: ContentFailure): Promise<ContentFailure> => {
  if (await isThere(join(contentDir, failure.file))) return failure
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
