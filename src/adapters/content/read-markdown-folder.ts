import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { flow, pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { ContentFailure, LogContentFailure } from '../../ports/content'
import { unreadable } from './content-failure'
import { fileStamp, folderStamp, visibleFileNames } from './file-stamp'
import { inChunks } from './in-chunks'
import { keepLastGood, type ReportReadable } from './keep-last-good'
import { readContentText } from './read-content-text'
import { explainReadError, readFault } from './read-fault'
import { liesOutside } from './read-inside'
import { readWhenChanged } from './read-when-changed'
import { type MarkdownDocument, splitFrontMatter } from './split-front-matter'

export type FoundEntry<A> = { readonly file: string; readonly entry: A }

/** Keeps the first of the entries that share an id; the others are failures that name its file. */
const refuseRepeatedIds = <A extends { readonly id: string }>(
  found: ReadonlyArray<FoundEntry<A>>,
): ReadonlyArray<E.Either<ContentFailure, A>> => {
  const firstFiles = new Map(found.toReversed().map(({ file, entry }) => [entry.id, file]))
  return found.map(({ file, entry }) => {
    const firstFile = firstFiles.get(entry.id)
    return firstFile === file
      ? E.right(entry)
      : E.left(unreadable(file)(`Mã id ${entry.id} đã được dùng trong ${firstFile}.`))
  })
}

type MarkdownFolder<A> = {
  readonly contentDir: string
  readonly folder: string
  readonly toEntry: (document: MarkdownDocument, fileNames: ReadonlyArray<string>) => E.Either<string, A>
  /** The date of an entry, as text; entries are sorted by it, newest first. */
  readonly dateOf: (entry: A) => string
  /** The file names, of those given, on which an entry depends. */
  readonly dependsOn: (fileNames: ReadonlyArray<string>) => ReadonlyArray<string>
  readonly log: LogContentFailure
  readonly reportReadable?: ReportReadable | undefined
}

const TOO_NESTED = 'Nội dung lồng nhau quá nhiều lớp, không đọc được; hãy viết lại đơn giản hơn.'

/** Turns an exception into a failure: parsers throw when the nesting exceeds the call stack. */
const readDocument =
  <A>(read: (text: string) => E.Either<string, A>) =>
  (text: string): E.Either<string, A> =>
    E.flatten(
      E.tryCatch(
        () => read(text),
        () => TOO_NESTED,
      ),
    )

type Outcome<A> = { readonly stamp: string; readonly read: E.Either<ContentFailure, FoundEntry<A>> }

/** Reads the files that changed since the last call. Invalid entries and those that repeat an id are left out and logged. */
const createReadEntries = <A extends { readonly id: string }>(options: MarkdownFolder<A>) => {
  const { contentDir, folder, toEntry, dateOf, dependsOn, log } = options
  let known: ReadonlyMap<string, Outcome<A>> = new Map()
  let logged: ReadonlySet<ContentFailure> = new Set()

  const readEntry = (file: string, fileNames: ReadonlyArray<string>) =>
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

  return (fileNames: ReadonlyArray<string>) => async (): Promise<ReadonlyArray<A>> => {
    const others = dependsOn(fileNames).join('/')
    const readIfChanged = async (file: string): Promise<readonly [string, Outcome<A>]> => {
      const own = await fileStamp(join(contentDir, file)).catch(() => '')
      const stamp = `${own} ${others}`
      const former = known.get(file)
      return own !== '' && former?.stamp === stamp
        ? [file, former]
        : [file, { stamp, read: await readEntry(file, fileNames) }]
    }
    const files = fileNames.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`)
    known = new Map(await inChunks(files, readIfChanged))
    const { left: broken, right: found } = RA.separate(Array.from(known.values(), ({ read }) => read))
    const { left: repeated, right: entries } = RA.separate(refuseRepeatedIds(found))
    const failures = [...broken, ...repeated]
    for (const failure of failures) if (!logged.has(failure)) log(failure)()
    logged = new Set(failures)
    return entries.toSorted((one, other) => Date.parse(dateOf(other)) - Date.parse(dateOf(one)))
  }
}

/**
 * Reads the Markdown files of a folder, newest first, and again only those that changed. Faulty files are logged once and left out; fails
 * if the folder never could be read.
 */
export const createReadMarkdownFolder = <A extends { readonly id: string }>(
  options: MarkdownFolder<A>,
): TE.TaskEither<ContentFailure, ReadonlyArray<A>> => {
  const path = join(options.contentDir, options.folder)
  const lookInside = async <B>(look: (path: string) => Promise<B>): Promise<B> => {
    if (await liesOutside(options.contentDir, path)) throw readFault('EOUTSIDE')
    return look(path)
  }
  const looking = <B>(look: (path: string) => Promise<B>) =>
    pipe(
      TE.tryCatch(() => lookInside(look), explainReadError),
      TE.mapLeft(unreadable(options.folder)),
    )
  const stamp = looking(folderStamp)
  const read = pipe(looking(visibleFileNames), TE.chainTaskK(createReadEntries(options)))
  return keepLastGood(readWhenChanged({ stamp, read }), options.log, options.reportReadable)
}
