import * as E from 'fp-ts/Either'
import type { Now } from '../../../ports/now'
import type { ContentReaders } from './content-ports'

/** Former pages may be served for this time after an edit, in ms. */
const POLL_INTERVAL_MS = 1_000

type Content = ReadonlyArray<unknown>

/** Readers return a new list each time, but reuse the entries of unchanged files. */
const isSame = (one: Content, other: Content): boolean =>
  one.length === other.length && one.every((entry, place) => entry === other[place])

const contentOf = (answer: E.Either<unknown, Content>): Content => (E.isRight(answer) ? answer.right : [])

export type ContentVersion = {
  /** Returns another object after each change. */
  readonly read: () => Promise<object>
  /** Polls from now on, so that readers need not wait. */
  readonly watch: (onChange: () => void) => () => void
}

export const createContentVersion = (now: Now, readers: ContentReaders): ContentVersion => {
  let seen: ReadonlyArray<Content> = []
  let version = {}
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null

  const lookOnce = async (): Promise<void> => {
    const { readArticles, readVideos, readProductRows } = readers
    const answers = await Promise.all([readArticles(), readVideos(), readProductRows()])
    const contents = answers.map(contentOf)
    if (contents.some((content, place) => !isSame(content, seen[place] ?? []))) version = {}
    seen = contents
    lookedAt = now()
  }

  const look = async (): Promise<object> => {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    await looking
    return version
  }

  return {
    // Twice the interval, because a watcher has polled meanwhile.
    read: async () => (now() - lookedAt < 2 * POLL_INTERVAL_MS ? version : look()),
    watch: (onChange) => {
      const timer = setInterval(async () => {
        const before = version
        if ((await look().catch(() => before)) !== before) onChange()
      }, POLL_INTERVAL_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
