import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createReadArticles } from '../../../src/adapters/content/read-articles'
import { createContentFolder } from '../../support/content/content-folder'
import { createContentLog, shouldNotBeLogged } from '../../support/content/content-log'

const PEOPLE = 'author: Ban biên tập\nreviewer: BS. Mẫu\n'

const article = (id: string, publishedAt: string, body = 'Một.') =>
  `---\nid: ${id}\ntitle: Bài ${id}\npublishedAt: ${publishedAt}\n${PEOPLE}---\n${body}\n`

const idsIn = E.map((articles: ReadonlyArray<{ readonly id: string }>) => articles.map(({ id }) => id))

describe('a folder of articles', () => {
  it('[M-105] decodes every field', async () => {
    const { dir } = await createContentFolder({
      'news/mot.md': `---\nid: mot\ntitle: "Một: hai"\nbanner: /pictures/news/mot.svg\nexcerpt: Ba.\ntags: ["Tim mạch", "Vận động"]\npublishedAt: 2026-01-31\nupdatedAt: 2026-02-01\n${PEOPLE}sources: ["Năm", "Sáu"]\n---\n\n## Bốn\n`,
    })
    expect(await createReadArticles(dir, shouldNotBeLogged)()).toStrictEqual(
      E.right([
        {
          id: 'mot',
          title: 'Một: hai',
          banner: '/pictures/news/mot.svg',
          excerpt: 'Ba.',
          tags: [{ name: 'Tim mạch' }, { name: 'Vận động' }],
          publishedAt: '2026-01-31',
          updatedAt: '2026-02-01',
          author: 'Ban biên tập',
          reviewer: 'BS. Mẫu',
          sources: ['Năm', 'Sáu'],
          content: '<h2>Bốn</h2>',
          pictures: [],
        },
      ]),
    )
  })

  it('[M-133] leaves out and logs an article that its parser cannot read, and reads the others', async () => {
    const { dir } = await createContentFolder({
      'news/mot.md': article('mot', '2026-01-31'),
      'news/sau.md': article('sau', '2026-01-31', `${'> '.repeat(5_000)}x`),
    })
    const { log, failures } = createContentLog()
    expect(idsIn(await createReadArticles(dir, log)())).toStrictEqual(E.right(['mot']))
    expect(failures).toMatchObject([{ tag: 'unreadable', file: 'news/sau.md' }])
  })

  it('[M-133] leaves out and logs an article whose id no address can hold', async () => {
    const { dir } = await createContentFolder({ 'news/sau.md': article('"\\ud800"', '2026-01-31') })
    const { log, failures } = createContentLog()
    expect(await createReadArticles(dir, log)()).toStrictEqual(E.right([]))
    expect(failures).toMatchObject([
      { file: 'news/sau.md', reason: expect.stringMatching(/^id phải là chữ/) },
    ])
  })

  it('[M-105] reads fields that may be missing as empty, a missing update as none, and a number as its digits', async () => {
    const { dir } = await createContentFolder({ 'news/mot.md': article('12', '2026-01-31') })
    expect(await createReadArticles(dir, shouldNotBeLogged)()).toStrictEqual(
      E.right([
        {
          id: '12',
          title: 'Bài 12',
          banner: '',
          excerpt: '',
          tags: [],
          publishedAt: '2026-01-31',
          updatedAt: '2026-01-31',
          author: 'Ban biên tập',
          reviewer: 'BS. Mẫu',
          sources: [],
          content: '<p>Một.</p>',
          pictures: [],
        },
      ]),
    )
  })

  it('[M-128] is sorted by publication, newest first, and by file name on equal days', async () => {
    const { dir } = await createContentFolder({
      'news/a.md': article('old', '2025-12-31'),
      'news/b.md': article('one', '2026-01-31'),
      'news/c.md': article('two', '2026-01-31'),
      'news/d.md': article('new', '2026-02-02T00:30:00+07:00'),
      'news/e.md': article('newest', '2026-02-01T23:00:00Z'),
    })
    expect(idsIn(await createReadArticles(dir, shouldNotBeLogged)())).toStrictEqual(
      E.right(['newest', 'new', 'one', 'two', 'old']),
    )
  })

  it('[M-128] ignores hidden files and files of other kinds', async () => {
    const { dir } = await createContentFolder({
      'news/a.md': article('a', '2026-01-31'),
      'news/.b.md': 'no article',
      'news/c.md~': 'no article',
      'news/d.txt': 'no article',
    })
    expect(idsIn(await createReadArticles(dir, shouldNotBeLogged)())).toStrictEqual(E.right(['a']))
  })
})

describe('a text in an article', () => {
  it('[M-128] names the pictures that it shows, and nothing that it links to', async () => {
    const { dir } = await createContentFolder({
      'news/mot.md': article(
        'mot',
        '2026-01-31',
        '[x](https://far.example/) ![y](https://d.example/y.png) ![](/z.svg)',
      ),
    })
    const read = await createReadArticles(dir, shouldNotBeLogged)()
    expect(E.isRight(read) && read.right.map(({ pictures }) => pictures)).toStrictEqual([
      ['https://d.example/y.png', '/z.svg'],
    ])
  })
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** In bytes, without garbage, which is not all collected at once. */
const memoryInUse = async (): Promise<number> => {
  const seen: Array<number> = []
  for (let round = 0; round < 10; round += 1) {
    collectGarbage()
    await wait(20)
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    seen.push(heapUsed + arrayBuffers)
  }
  return Math.min(...seen)
}

describe('a folder of many articles', () => {
  const manyArticles = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`news/b${n}.md`, article(`b${n}`, '2026-01-31')]),
    )

  it('[M-128] is read again only where it changed', async () => {
    const { dir, write, remove } = await createContentFolder({
      ...manyArticles(50),
      'news/sai.md': 'no article',
    })
    const { log, failures } = createContentLog()
    const read = createReadArticles(dir, log)
    const entries = async () => {
      const found = await read()
      return new Map((E.isRight(found) ? found.right : []).map((entry) => [entry.id, entry]))
    }
    const before = await entries()
    await write({
      'news/b7.md': article('b7', '2026-01-31', 'Hai.'),
      'news/moi.md': article('moi', '2026-01-30'),
    })
    await remove('news/b9.md')
    const after = await entries()
    expect([...after.keys()].filter((id) => after.get(id) !== before.get(id))).toStrictEqual(['b7', 'moi'])
    expect([after.get('b7')?.content, after.has('b9'), after.size]).toStrictEqual(['<p>Hai.</p>', false, 50])
    expect(failures).toHaveLength(1)
  })

  it('[M-128] stays the same list while nothing changes', async () => {
    const { dir } = await createContentFolder(manyArticles(5))
    const read = createReadArticles(dir, shouldNotBeLogged)
    const [one, other] = [await read(), await read()]
    expect(E.isRight(one) && E.isRight(other) && one.right === other.right).toBe(true)
  })

  it('[M-128] is what a first reading would give, after any edits', async () => {
    const aFile = fc.constantFrom('a', 'b', 'c', 'd')
    const anEdit = fc.record({
      file: aFile,
      id: aFile,
      kind: fc.constantFrom('write', 'remove', 'break', 'ignore'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anEdit, { maxLength: 8 }), async (edits) => {
        const { dir, write, remove } = await createContentFolder({ 'news/x.md': article('x', '2026-01-31') })
        const read = createReadArticles(dir, createContentLog().log)
        for (const [n, { file, id, kind }] of edits.entries()) {
          const name = `news/${file}.md`
          if (kind === 'write') await write({ [name]: article(id, '2026-01-31', `Bài ${n}.`) })
          if (kind === 'break') await write({ [name]: `no article ${n}` })
          if (kind === 'remove') await remove(name).catch(() => undefined)
          expect(await read()).toStrictEqual(await createReadArticles(dir, createContentLog().log)())
        }
      }),
      { numRuns: 40 },
    )
  })

  it('[M-128] keeps its texts in memory once, and not their source', async () => {
    const text = Array.from({ length: 400 }, (_, n) => `Dòng ${n} của một bài dài.`).join('\n')
    const many = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, n) => [
        `news/b${n}.md`,
        article(`b${n}`, '2026-01-31', `${n} ${text}`),
      ]),
    )
    const { dir } = await createContentFolder(many)
    const read = createReadArticles(dir, shouldNotBeLogged)
    const before = await memoryInUse()
    const found = await read()
    const kept = (await memoryInUse()) - before
    expect(E.isRight(found) && found.right.length).toBe(1_000)
    // The texts are 21 MB, and with their source twice that.
    expect(kept / 1_000_000).toBeLessThan(30)
  })

  it('[M-133] holds up nothing else while it is read', async () => {
    const { dir } = await createContentFolder(manyArticles(1_000))
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 0)
    await createReadArticles(dir, shouldNotBeLogged)()
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })
})

describe('a folder with invalid articles', () => {
  it.each([
    ['no front matter', '# Một', 'Tệp không bắt đầu bằng khối thông tin nằm giữa hai dòng ba dấu gạch nối.'],
    ['no field at all', '---\n---\n', 'Toàn bộ tệp phải là một nhóm trường, không phải null.'],
    ['no title', `---\nid: b\npublishedAt: 2026-01-31\n${PEOPLE}---\n`, 'Thiếu title.'],
    [
      'a blank id',
      `---\nid: " "\ntitle: B\npublishedAt: 2026-01-31\n${PEOPLE}---\n`,
      'id phải là chữ, không phải " ".',
    ],
    [
      'tags that are no list',
      `---\nid: b\ntitle: B\ntags: c\npublishedAt: 2026-01-31\n${PEOPLE}---\n`,
      'tags phải là một danh sách, không phải "c".',
    ],
    [
      'a tag that is no text',
      `---\nid: b\ntitle: B\ntags: [c, [d]]\npublishedAt: 2026-01-31\n${PEOPLE}---\n`,
      'tags.1 phải là chữ, không phải ["d"].',
    ],
    [
      'a day that no calendar has',
      article('b', '2026-02-30'),
      'publishedAt phải là một ngày như 2026-01-31 hoặc 2026-01-31T08:00:00+07:00, không phải "2026-02-30".',
    ],
    [
      'a banner that runs',
      `---\nid: b\ntitle: B\nbanner: "javascript:1"\npublishedAt: 2026-01-31\n${PEOPLE}---\n`,
      'banner phải là địa chỉ http, https hoặc địa chỉ trong trang, không phải "javascript:1".',
    ],
    [
      'nobody who wrote it',
      '---\nid: b\ntitle: B\npublishedAt: 2026-01-31\nreviewer: BS. Mẫu\n---\n',
      'Thiếu author.',
    ],
    [
      'nobody who reviewed it',
      '---\nid: b\ntitle: B\npublishedAt: 2026-01-31\nauthor: Ban biên tập\n---\n',
      'Thiếu reviewer.',
    ],
    [
      'an update that is no day',
      `---\nid: b\ntitle: B\npublishedAt: 2026-01-31\nupdatedAt: mai\n${PEOPLE}---\n`,
      'updatedAt phải là một ngày như 2026-01-31 hoặc 2026-01-31T08:00:00+07:00, không phải "mai".',
    ],
    [
      'an update before its publication',
      `---\nid: b\ntitle: B\npublishedAt: 2026-01-31\nupdatedAt: 2026-01-30\n${PEOPLE}---\n`,
      'updatedAt không được sớm hơn publishedAt.',
    ],
    [
      'sources that are no list',
      `---\nid: b\ntitle: B\npublishedAt: 2026-01-31\n${PEOPLE}sources: c\n---\n`,
      'sources phải là một danh sách, không phải "c".',
    ],
    ['an id that is taken', article('a', '2026-01-31'), 'Mã id a đã được dùng trong news/a.md.'],
    [
      'an old code page',
      Buffer.from([0xe2, 0x0a]),
      'Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8 (trong Excel: CSV UTF-8).',
    ],
  ])('[M-133] omits and logs an entry with %s', async (_what, bytes, reason) => {
    const { log, failures } = createContentLog()
    const { dir } = await createContentFolder({
      'news/a.md': article('a', '2026-01-31'),
      'news/b.md': bytes,
      'news/c.md': article('c', '2026-01-30'),
    })
    const read = createReadArticles(dir, log)
    expect([idsIn(await read()), idsIn(await read())]).toStrictEqual([
      E.right(['a', 'c']),
      E.right(['a', 'c']),
    ])
    expect(failures).toStrictEqual([{ tag: 'unreadable', file: 'news/b.md', reason }])
  })

  it('[M-133] omits and logs files that only look like articles', async () => {
    const { log, failures } = createContentLog()
    const { dir } = await createContentFolder({ 'news/a.md': article('a', '2026-01-31') })
    await mkdir(join(dir, 'news/folder.md'))
    await symlink(join(dir, 'gone'), join(dir, 'news/link.md'))
    expect(idsIn(await createReadArticles(dir, log)())).toStrictEqual(E.right(['a']))
    expect(failures).toStrictEqual([
      { tag: 'unreadable', file: 'news/folder.md', reason: 'Đây là thư mục, không phải tệp.' },
      { tag: 'unreadable', file: 'news/link.md', reason: 'Tệp này không tồn tại.' },
    ])
  })
})

describe('a folder of articles edited while the server runs', () => {
  it('[M-128] is read again only after a file was added, changed or removed', async () => {
    const { dir, write, remove } = await createContentFolder({ 'news/a.md': article('a', '2026-01-31') })
    const read = createReadArticles(dir, shouldNotBeLogged)
    expect(idsIn(await read())).toStrictEqual(E.right(['a']))
    await write({ 'news/b.md': article('b', '2026-01-30') })
    expect(idsIn(await read())).toStrictEqual(E.right(['a', 'b']))
    await write({ 'news/b.md': article('b', '2026-02-01') })
    expect(idsIn(await read())).toStrictEqual(E.right(['b', 'a']))
    await remove('news/a.md')
    expect(idsIn(await read())).toStrictEqual(E.right(['b']))
  })

  it('[M-133] is served from its last good copy once it is gone', async () => {
    const { log, failures } = createContentLog()
    const { dir, remove } = await createContentFolder({ 'news/a.md': article('a', '2026-01-31') })
    const read = createReadArticles(dir, log)
    await read()
    await remove('news')
    expect([idsIn(await read()), idsIn(await read())]).toStrictEqual([E.right(['a']), E.right(['a'])])
    expect(failures).toStrictEqual([{ tag: 'unreadable', file: 'news', reason: 'Tệp này không tồn tại.' }])
  })
})

describe('a folder of articles that never existed', () => {
  it('[M-133] is a failure', async () => {
    const { dir } = await createContentFolder({})
    expect(await createReadArticles(dir, createContentLog().log)()).toStrictEqual(
      E.left({ tag: 'unreadable', file: 'news', reason: 'Tệp này không tồn tại.' }),
    )
  })
})
