import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure } from '../../ports/content-failure'
import type { LogContentFailure } from '../../ports/log-content-failure'
import { explainReadError } from './explain-read-error'
import { folderStamp } from './folder-stamp'
import { keepLastGood, type ReportReadable } from './keep-last-good'
import { leadsOut } from './leads-out'
import { outsideFolder } from './outside-folder'
import { readContentText } from './read-content-text'
import { readWhenChanged } from './read-when-changed'
import { refuseRepeatedIds } from './refuse-repeated-ids'
import { type MarkdownDocument, splitFrontMatter } from './split-front-matter'
import { unreadable } from './unreadable'
import { visibleFileNames } from './visible-file-names'

type MarkdownFolder<A> = {
  readonly contentDir: string
  readonly folder: string
  readonly toEntry: (document: MarkdownDocument, fileNames: ReadonlyArray<string>) => E.Either<string, A>
  readonly log: LogContentFailure
  readonly reportReadable?: ReportReadable | undefined
}

const TOO_NESTED = 'Nội dung lồng nhau quá nhiều lớp, không đọc được; hãy viết lại đơn giản hơn.'

/** Parsers throw when the nesting exceeds the call stack. */
const readDocument =
  <A>(read: (text: string) => E.Either<string, A>) =>
  (text: string): E.Either<string, A> =>
    E.flatten(
      E.tryCatch(
        () => read(text),
        () => TOO_NESTED,
      ),
    )

/** Invalid entries and entries that repeat an id are left out and logged. */
const readEntries =
  <A extends { readonly id: string }>({ contentDir, folder, toEntry, log }: MarkdownFolder<A>) =>
  (fileNames: ReadonlyArray<string>) =>
  async (): Promise<ReadonlyArray<A>> => {
    const readEntry = (file: string) =>
      pipe(
        readContentText(contentDir, file),
        TE.chainEitherK(
          flow(
            readDocument((text) =>
              pipe(
                splitFrontMatter(text),
                E.chain((document) => toEntry(document, fileNames)),
              ),
            ),
            E.bimap(unreadable(file), (entry) => ({ file, entry })),
          ),
        ),
      )()
    const files = fileNames.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)
    const { left: broken, right: found } = RA.separate(await Promise.all(files.map(readEntry)))
    const { left: repeated, right: entries } = RA.separate(refuseRepeatedIds(found))
    for (const failure of [...broken, ...repeated]) log(failure)()
    return entries
  }

export const createReadMarkdownFolder = <A extends { readonly id: string }>(
  options: MarkdownFolder<A>,
): TE.TaskEither<ContentFailure, ReadonlyArray<A>> => {
  const path = join(options.contentDir, options.folder)
  const lookInside = async <B>(look: (path: string) => Promise<B>): Promise<B> => {
    if (await leadsOut(options.contentDir, path)) throw outsideFolder()
    return look(path)
  }
  const looking = <B>(look: (path: string) => Promise<B>) =>
    pipe(
      TE.tryCatch(() => lookInside(look), explainReadError),
      TE.mapLeft(unreadable(options.folder)),
    )
  const stamp = looking(folderStamp)
  const read = pipe(looking(visibleFileNames), TE.chainTaskK(readEntries(options)))
  return keepLastGood(readWhenChanged({ stamp, read }), options.log, options.reportReadable)
}
