import * as E from 'fp-ts/Either'
import type { Now } from '../../../ports/now'
import type { ContentReaders } from './content-ports'

/** Content is looked at for changes once in so many ms. */
const LOOKED_AT_MS = 500

type Content = ReadonlyArray<unknown>

/** Readers put their entries into a new list each time; the entries are the same while their files are. */
const isSame = (one: Content, other: Content): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place])

const contentOf = (answer: E.Either<unknown, Content>): Content => (E.isRight(answer) ? answer.right : [])

/** Takes a clock and the readers, gives what is another value after each change. */
export const createContentVersion = (now: Now, readers: ContentReaders): (() => Promise<object>) => {
  let seen: ReadonlyArray<Content> = []
  let version = {}
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  const look = async (): Promise<void> => {
    const { readArticles, readVideos, readProductRows } = readers
    const answers = await Promise.all([readArticles(), readVideos(), readProductRows()])
    const contents = answers.map(contentOf)
    if (contents.some((content, place) => !isSame(content, seen[place] ?? []))) version = {}
    seen = contents
    lookedAt = now()
  }

  return async () => {
    if (now() - lookedAt >= LOOKED_AT_MS) {
      looking ??= look().finally(() => {
        looking = null
      })
      await looking
    }
    return version
  }
}
