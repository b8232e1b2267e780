import type { Now } from '../../../ports/clock'
import type { ContentReaders } from '../../../ports/content'
import { readable } from './readable-content'

/** In ms; former pages are served at most this long after an edit, and longer only if there are thousands of files. */
const POLL_INTERVAL_MS = 1_000

/** The next poll waits this many times as long as the last one took, at most `LONGEST_PAUSE_MS`. */
const PAUSE_FACTOR = 20
const LONGEST_PAUSE_MS = 10_000

const pauseAfter = (lookMs: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(POLL_INTERVAL_MS, PAUSE_FACTOR * lookMs))

type Entries = ReadonlyArray<unknown>

/** Whether the entries are the same; readers reuse those of unchanged files in a new list. */
const isSame = (one: Entries, other: Entries): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

const NAMES = ['readArticles', 'readVideos', 'readProductRows'] as const

type Answers = { readonly [Name in keyof ContentReaders]: Awaited<ReturnType<ContentReaders[Name]>> }

export type ContentVersion = {
  /** Returns another object after each change. */
  readonly read: () => Promise<object>
  /** Readers of the content as last polled, so that a page needs no reading of its own. */
  readonly readers: ContentReaders
  /** Starts to poll, so that readers need not wait. */
  readonly watch: (onChange: () => void) => () => void
}

/** Polls news, videos and products for changes, at most once a second; the version tells when to make derived pages again. */
export const createContentVersion = (now: Now, readers: ContentReaders): ContentVersion => {
  let seen: Answers | null = null
  let version = {}
  let lookedAt = Number.NEGATIVE_INFINITY
  let pause = POLL_INTERVAL_MS
  let looking: Promise<Answers> | null = null

  const lookOnce = async (): Promise<Answers> => {
    const began = now()
    const [readArticles, readVideos, readProductRows] = await Promise.all([
      readers.readArticles(),
      readers.readVideos(),
      readers.readProductRows(),
    ])
    const found: Answers = { readArticles, readVideos, readProductRows }
    const former = seen
    if (
      former === null ||
      NAMES.some((name) => !isSame(readable<unknown>(found[name]), readable<unknown>(former[name])))
    )
      version = {}
    seen = found
    lookedAt = now()
    pause = pauseAfter(lookedAt - began)
    return found
  }

  const look = async (): Promise<Answers> => {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    return looking
  }

  // Twice the interval, so that a watcher polls in between.
  const latest = async (): Promise<Answers> => (seen !== null && now() - lookedAt < 2 * pause ? seen : look())

  return {
    read: async () => {
      await latest()
      return version
    },
    readers: {
      readArticles: async () => (await latest()).readArticles,
      readVideos: async () => (await latest()).readVideos,
      readProductRows: async () => (await latest()).readProductRows,
    },
    watch: (onChange) => {
      let isStopped = false
      let timer: NodeJS.Timeout | undefined
      const lookLater = (): void => {
        if (isStopped) return
        timer = setTimeout(async () => {
          const before = version
          await look().catch(() => undefined)
          if (version !== before) onChange()
          lookLater()
        }, pause)
        timer.unref()
      }
      lookLater()
      return () => {
        isStopped = true
        clearTimeout(timer)
      }
    },
  }
}
