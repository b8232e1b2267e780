import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContentVersion } from '../../../../src/adapters/server/content/content-version'
import type { StoredArticle } from '../../../../src/domain/news/article'

const versionOf = (lookMs = 0) => {
  let articles: ReadonlyArray<StoredArticle> = []
  let time = 0
  let looks = 0
  const version = createContentVersion(() => time, {
    readArticles: async () => {
      looks += 1
      time += lookMs
      return TE.right(articles)()
    },
    readVideos: TE.right([]),
    readProductRows: TE.right([]),
  })
  return {
    version,
    looks: () => looks,
    edit: () => {
      articles = [{} as StoredArticle]
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('the content’s version', () => {
  it('[M-128] changes after an edit, and is checked again only after 2 s if nobody watches', async () => {
    const { version, looks, edit, pass } = versionOf()
    const before = await version.read()
    edit()
    pass(1_999)
    expect([await version.read(), looks()]).toStrictEqual([before, 1])
    pass(1)
    expect((await version.read()) === before).toBe(false)
    expect(looks()).toBe(2)
  })

  it('[M-128] is what pages are rendered from, without another look at the files', async () => {
    const { version, looks, edit, pass } = versionOf()
    await version.read()
    edit()
    expect(await version.readers.readArticles()).toStrictEqual(E.right([]))
    pass(2_000)
    expect(await version.readers.readArticles()).toStrictEqual(E.right([{}]))
    expect(await version.readers.readVideos()).toStrictEqual(E.right([]))
    expect(await version.readers.readProductRows()).toStrictEqual(E.right([]))
    expect(looks()).toBe(2)
  })

  it('[M-128] is checked every second while watched, and a change is reported', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { version, looks, edit } = versionOf()
    let changes = 0
    await version.read()
    const stop = version.watch(() => {
      changes += 1
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([looks(), changes]).toStrictEqual([2, 0])
    edit()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([looks(), changes]).toStrictEqual([3, 1])
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(looks()).toBe(3)
  })

  it.each([
    { lookMs: 0, pauseMs: 1_000 },
    { lookMs: 50, pauseMs: 1_000 },
    { lookMs: 51, pauseMs: 1_020 },
    { lookMs: 500, pauseMs: 10_000 },
    { lookMs: 6_000, pauseMs: 10_000 },
  ])('[M-128] is checked less often if a look takes long (%j)', async ({ lookMs, pauseMs }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { version, looks } = versionOf(lookMs)
    await version.read()
    onTestFinished(version.watch(() => undefined))
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(looks()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(looks()).toBe(2)
  })
})
