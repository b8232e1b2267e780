import * as E from 'fp-ts/Either'
import type { Now } from '../../../ports/now'
import type { ContentReaders } from './content-ports'

const LOOKED_AT_MS = 500

type Content = ReadonlyArray<unknown>

/** Readers return a new list each time; the entries stay the same objects while their files are unchanged. */
const isSame = (one: Content, other: Content): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place])

const contentOf = (answer: E.Either<unknown, Content>): Content => (E.isRight(answer) ? answer.right : [])

/** The version is another object after each change. */
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
