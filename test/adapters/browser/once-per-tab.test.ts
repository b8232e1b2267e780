import { createHash, webcrypto } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createOncePerTab, type OncePerTabDeps } from '../../../src/adapters/browser/once-per-tab'
import type { Submission } from '../../../src/domain/registration/submission'

const crypto = webcrypto as unknown as Crypto

const storageWith = (entries: Map<string, string>) => () =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }) as Storage

/** The storage of a tab, which a reload keeps, and that of its browser. */
const storage = (entries = new Map<string, string>(), shared = new Map<string, string>()) => ({
  entries,
  shared,
  session: storageWith(entries),
  local: storageWith(shared),
  duplicate: () => storage(new Map(entries), shared),
})

const submission = (name: string, key: string): Submission<{ readonly name: string }> => ({
  registration: { name },
  attempt: { key, at: 1_000 + key.length },
  honeypot: '',
  offers: false,
})

const forbidden = () => {
  throw new Error('SecurityError')
}

const KEPT = 'kept'
const LOST = 'lost'
type Answer = typeof KEPT | typeof LOST

/** A page of the tab; what it sends is recorded, and answered as given. A success names the attempt that was sent. */
const pageOf = (
  { session, local }: Pick<ReturnType<typeof storage>, 'session' | 'local'>,
  given: Partial<Omit<OncePerTabDeps, 'session' | 'local'>> = {},
) => {
  const oncePerTab = createOncePerTab({ session, local, crypto, now: () => 2_000, ...given })
  return async (name: string, key: string, answer: Answer) => {
    const sent: Array<string> = []
    const submit = oncePerTab<{ readonly name: string }>(({ attempt }) => {
      sent.push(`${attempt.key} ${attempt.at}`)
      return TE.fromEither(answer === KEPT ? E.right(attempt) : E.left({ tag: 'unreachable' as const }))
    })
    const told = await submit(submission(name, key))()
    expect(
      pipe(
        told,
        E.match(
          () => [],
          ({ key, at }) => [`${key} ${at}`],
        ),
      ),
    ).toStrictEqual(answer === KEPT ? sent : [])
    return sent
  }
}

describe('a submission whose answer was lost', () => {
  it('[A-50] has the same key and time after the page was loaded again', async () => {
    const tab = storage()
    expect(await pageOf(tab)('A', 'first', LOST)).toStrictEqual(['first 1005'])
    expect(await pageOf(tab)('A', 'second', LOST)).toStrictEqual(['first 1005'])
    expect(await pageOf(tab)('A', 'third', KEPT)).toStrictEqual(['first 1005'])
  })

  it('[A-50] has another key once it was acknowledged, with other content, and in another tab', async () => {
    const tab = storage()
    await pageOf(tab)('A', 'first', LOST)
    expect(await pageOf(tab)('B', 'second', LOST)).toStrictEqual(['second 1006'])
    expect(await pageOf(storage())('A', 'third', LOST)).toStrictEqual(['third 1005'])
    await pageOf(tab)('A', 'fourth', KEPT)
    expect(await pageOf(tab)('A', 'fifth', LOST)).toStrictEqual(['fifth 1005'])
    expect(await pageOf(tab)('B', 'sixth', LOST)).toStrictEqual(['second 1006'])
  })

  it('[A-50] has the same key in another page of the tab, and Back in the first', async () => {
    const tab = storage()
    const page = pageOf(tab)
    await page('A', 'first', LOST)
    const next = pageOf(tab)
    expect(await next('B', 'second', LOST)).toStrictEqual(['second 1006'])
    expect(await next('A', 'third', KEPT)).toStrictEqual(['first 1005'])
    expect(await page('B', 'fourth', LOST)).toStrictEqual(['second 1006'])
    expect(await page('A', 'fifth', LOST)).toStrictEqual(['fifth 1005'])
  })

  it('[A-50] is remembered after an earlier call of the same content is answered late', async () => {
    const tab = storage()
    const oncePerTab = createOncePerTab({ ...tab, crypto, now: () => 2_000 })
    const answers: Array<() => void> = []
    const submit = oncePerTab<{ readonly name: string }>(
      ({ attempt }) =>
        () =>
          new Promise((resolve) => answers.push(() => resolve(E.right(attempt)))),
    )
    const both = [submit(submission('A', 'first'))(), submit(submission('A', 'second'))()]
    await expect.poll(() => answers).toHaveLength(2)
    answers[0]?.()
    expect(await both[0]).toStrictEqual(E.right({ key: 'first', at: 1_005 }))
    expect(await pageOf(tab)('A', 'third', LOST)).toStrictEqual(['third 1005'])
    answers[1]?.()
    expect(await both[1]).toStrictEqual(E.right({ key: 'first', at: 1_005 }))
    expect(await pageOf(tab)('A', 'fourth', LOST)).toStrictEqual(['third 1005'])
  })

  it('[A-50] has another key in a duplicated tab once the first tab has its answer', async () => {
    const tab = storage()
    await pageOf(tab)('A', 'first', LOST)
    await pageOf(tab)('B', 'second', LOST)
    const duplicate = tab.duplicate()
    await pageOf(tab)('A', 'third', KEPT)
    expect(await pageOf(duplicate)('A', 'fourth', LOST)).toStrictEqual(['fourth 1006'])
    expect(await pageOf(duplicate)('A', 'fifth', LOST)).toStrictEqual(['fourth 1006'])
    expect(await pageOf(duplicate)('B', 'sixth', LOST)).toStrictEqual(['second 1006'])
  })

  it('[A-50] has another key a day later, also where the page still has the attempt of a later press', async () => {
    const tab = storage()
    const day = 86_400_000
    await pageOf(tab)('A', 'first', LOST)
    expect(await pageOf(tab, { now: () => 1_005 + day - 1 })('A', 'second', LOST)).toStrictEqual([
      'first 1005',
    ])
    expect(await pageOf(tab, { now: () => 1_005 + day })('A', 'second', LOST)).toStrictEqual(['second 1006'])
  })

  it('[A-50] is forgotten where the browser keeps nothing for all tabs', async () => {
    const { session } = storage()
    const tab = { session, local: forbidden }
    await pageOf(tab)('A', 'first', LOST)
    await pageOf(tab)('A', 'second', KEPT)
    expect(await pageOf(tab)('A', 'third', LOST)).toStrictEqual(['third 1005'])
  })

  it('[A-50] is remembered without the words of the person', async () => {
    const tab = storage()
    await pageOf(tab)('Nguyễn Mẫu', 'first', LOST)
    expect([...tab.entries.values()].join()).not.toMatch(/Nguyễn|Mẫu/)
  })

  it('[A-50] is remembered by a digest that nobody can make again from name and phone: each tab has a secret of its own', async () => {
    const kept = async () => {
      const tab = storage()
      await pageOf(tab)('Nguyễn Mẫu', 'first', LOST)
      return JSON.parse(tab.entries.get('attempts') ?? '')
    }
    const [one, other] = [await kept(), await kept()]
    expect(one.secret).toMatch(/^[\da-f-]{36}$/)
    expect(one.secret).not.toBe(other.secret)
    for (const { secret, open } of [one, other])
      expect(open).toMatchObject([
        {
          digest: createHash('sha256').update(`${secret}[{"name":"Nguyễn Mẫu"},"",false]`).digest('hex'),
        },
      ])
  })

  it('[A-50] keeps the secret of the tab when two are sent at once', async () => {
    const tab = storage()
    const page = pageOf(tab)
    await Promise.all([page('A', 'one', LOST), page('B', 'two', LOST)])
    expect(await pageOf(tab)('A', 'three', LOST)).toStrictEqual(['one 1003'])
    expect(await pageOf(tab)('B', 'four', LOST)).toStrictEqual(['two 1003'])
  })
})

describe('a browser that keeps nothing', () => {
  const onPlainHttp = { crypto: { randomUUID: forbidden } }
  const WAYS = [
    { why: 'storage is forbidden', tab: { session: forbidden, local: forbidden }, given: {} },
    { why: 'there is no digest on plain HTTP', tab: storage(), given: onPlainHttp },
  ]

  it.each(WAYS)(
    '[M-132, A-50] has the same key and time as long as the page lives, until it is acknowledged: $why',
    async ({ tab, given }) => {
      const page = pageOf(tab, given)
      expect(await page('A', 'first', LOST)).toStrictEqual(['first 1005'])
      expect(await page('B', 'second', LOST)).toStrictEqual(['second 1006'])
      expect(await page('A', 'third', KEPT)).toStrictEqual(['first 1005'])
      expect(await page('A', 'fourth', LOST)).toStrictEqual(['fourth 1006'])
      expect(await page('B', 'fifth', LOST)).toStrictEqual(['second 1006'])
      expect(await pageOf(tab, given)('A', 'sixth', LOST)).toStrictEqual(['sixth 1005'])
    },
  )

  it.each(WAYS)('[A-50] has another key a day later: $why', async ({ tab, given }) => {
    let now = 1_005
    const page = pageOf(tab, { ...given, now: () => now })
    await page('A', 'first', LOST)
    now += 86_400_000 - 1
    expect(await page('A', 'second', LOST)).toStrictEqual(['first 1005'])
    now += 1
    expect(await page('A', 'third', LOST)).toStrictEqual(['third 1005'])
  })

  it('[A-50] stores nothing on plain HTTP', async () => {
    const tab = storage()
    const page = pageOf(tab, onPlainHttp)
    await page('A', 'first', LOST)
    await page('B', 'second', KEPT)
    expect([...tab.entries, ...tab.shared]).toStrictEqual([])
  })

  it('[M-109, A-50] because it cannot make a digest still sends, each press as a new one', async () => {
    const subtle = { digest: () => Promise.reject(new Error('OperationError')) }
    const submit = pageOf(storage(), { crypto: { randomUUID: () => '1-2-3-4-5', subtle } })
    expect(await submit('A', 'first', LOST)).toStrictEqual(['first 1005'])
    expect(await submit('A', 'second', KEPT)).toStrictEqual(['second 1006'])
  })

  it('[A-50] because it is full has the same key as long as the page lives, and after a reload what it could store', async () => {
    const tab = storage()
    await pageOf(tab)('A', 'first', LOST)
    let isFull = true
    const session = () => ({ ...tab.session(), ...(isFull ? { setItem: forbidden } : {}) }) as Storage
    const page = pageOf({ session, local: tab.local })
    expect(await page('B', 'second', LOST)).toStrictEqual(['second 1006'])
    expect(await page('B', 'third', LOST)).toStrictEqual(['second 1006'])
    expect(await pageOf(tab)('A', 'fourth', LOST)).toStrictEqual(['first 1005'])
    isFull = false
    expect(await page('C', 'fifth', LOST)).toStrictEqual(['fifth 1005'])
    expect(await pageOf(tab)('B', 'sixth', LOST)).toStrictEqual(['second 1006'])
  })

  it('[A-50] because the visitor deletes its data has the same key as long as the page lives', async () => {
    const tab = storage()
    const page = pageOf(tab)
    await page('A', 'first', LOST)
    tab.entries.clear()
    expect(await page('A', 'second', LOST)).toStrictEqual(['first 1005'])
    expect(await pageOf(tab)('A', 'third', LOST)).toStrictEqual(['first 1005'])
  })

  it('[A-50] whose stored attempts cannot be read starts without any', async () => {
    const tab = storage()
    for (const text of ['{', '{"secret":1}', 'null']) {
      tab.entries.set('attempts', text)
      expect(await pageOf(tab)('A', 'first', LOST)).toStrictEqual(['first 1005'])
      expect(await pageOf(tab)('A', 'second', LOST)).toStrictEqual(['first 1005'])
    }
  })
})
