import { readFileSync } from 'node:fs'
import { open, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkContent } from '../../../src/adapters/content/check-content'
import { createReadArticles } from '../../../src/adapters/content/read-articles'
import { liesOutside } from '../../../src/adapters/content/read-inside'
import { createReadPicture } from '../../../src/adapters/content/read-picture'
import { createReadProductRows } from '../../../src/adapters/content/read-product-rows'
import { readSite } from '../../../src/adapters/content/read-site'
import { createReadVideos } from '../../../src/adapters/content/read-videos'
import { createContentFolder } from '../../support/content/content-folder'
import { createContentLog } from '../../support/content/content-log'
import { productCsv } from '../../support/content/product-csv'

const ARTICLE = '---\nid: bai-1\ntitle: A\npublishedAt: 2026-01-02\nauthor: A\nreviewer: B\n---\nA.\n'
const VIDEO = '---\nid: v-1\ntitle: V\nfile: v.mp4\nupdatedAt: 2026-01-02\n---\nV.\n'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'
const CSV = productCsv({ id: 'sp-1', title: 'Hàu biển', fee: '990.000đ' })
const SITE = readFileSync('content/site.json', 'utf8')

const FILES = {
  'site.json': SITE,
  'products.csv': CSV,
  'news/bai-1.md': ARTICLE,
  'videos/v.md': VIDEO,
  'videos/v.mp4': 'x',
  'pictures/a.svg': SVG,
}
const OUTSIDE =
  'Đây là liên kết dẫn ra ngoài thư mục nội dung nên không được đọc và không hiện trên trang; hãy chép tệp thật vào thư mục.'

const contentAndOutside = async () => {
  const content = await createContentFolder(FILES)
  const outside = await createContentFolder(FILES)
  return { ...content, outside: (name: string) => join(outside.dir, name) }
}

/** Puts a link in the place of a file or folder. */
const withLink = async (name: string, target?: string) => {
  const content = await contentAndOutside()
  await content.remove(name)
  await content.link(name, target ?? content.outside(name))
  return content
}

const idsIn = (read: E.Either<unknown, ReadonlyArray<{ readonly id: string }>>) =>
  E.isRight(read) ? read.right.map(({ id }) => id) : read.left

const unread = (file: string) => ({ tag: 'unreadable', file, reason: OUTSIDE })

describe('a file or folder that a link places outside of the content folder', () => {
  it('[M-133] is not read as site.json', async () => {
    const { dir } = await withLink('site.json')
    expect(await readSite(dir)()).toStrictEqual(E.left(unread('site.json')))
  })

  it('[M-133] is not read as products.csv', async () => {
    const { dir } = await withLink('products.csv')
    const { log, failures } = createContentLog()
    expect(await createReadProductRows(dir, log)()).toStrictEqual(E.left(unread('products.csv')))
    expect(failures).toStrictEqual([unread('products.csv')])
  })

  it.each(['news/bai-1.md', 'news'])('[M-133] is not read as an article (%s)', async (name) => {
    const { dir } = await withLink(name)
    const { log, failures } = createContentLog()
    expect(idsIn(await createReadArticles(dir, log)())).toStrictEqual(name === 'news' ? unread('news') : [])
    expect(failures).toStrictEqual([unread(name)])
  })

  it.each(['videos/v.md', 'videos'])('[M-133] is not read as a video (%s)', async (name) => {
    const { dir } = await withLink(name)
    const { log, failures } = createContentLog()
    expect(idsIn(await createReadVideos(dir, log)())).toStrictEqual(name === 'videos' ? unread('videos') : [])
    expect(failures).toStrictEqual([unread(name)])
  })

  it.each(['pictures/a.svg', 'pictures'])('[M-133] is not read as a picture (%s)', async (name) => {
    const { dir } = await withLink(name)
    expect(await createReadPicture(dir)('a.svg')).toBeNull()
  })
})

describe('a link that stays inside, and a content folder that is a link', () => {
  it('[M-133] are read', async () => {
    const { dir, remove, link } = await createContentFolder({
      ...FILES,
      'kho/a.svg': SVG,
      'kho/bai.md': ARTICLE,
    })
    await remove('pictures')
    await link('pictures', 'kho')
    await remove('news/bai-1.md')
    await link('news/bai-1.md', '../kho/bai.md')
    const current = `${dir}-current`
    await symlink(dir, current)
    onTestFinished(() => rm(current))
    for (const folder of [dir, current]) {
      expect(idsIn(await createReadArticles(folder, createContentLog().log)())).toStrictEqual(['bai-1'])
      expect(String(await createReadPicture(folder)('a.svg'))).toBe(SVG)
      expect(E.isRight(await readSite(folder)())).toBe(true)
    }
  })
})

describe('the check of the content folder', () => {
  it.each([
    'products.csv',
    'news',
    'news/bai-1.md',
    'videos',
    'videos/v.mp4',
    'videos/v.md',
    'pictures',
    'pictures/a.svg',
    'site.json',
  ])('[M-133] names a link that leads out, once (%s)', async (name) => {
    const { dir } = await withLink(name)
    const faults = await checkContent(dir)
    expect(faults.filter(({ reason }) => reason === OUTSIDE)).toStrictEqual([unread(name)])
  })

  it('[M-133] names links in folders of pictures, and no link that stays inside or leads nowhere', async () => {
    const { dir, link, outside } = await contentAndOutside()
    await link('pictures/site/out.png', outside('pictures/a.svg'))
    await link('pictures/site/sau', '../../..')
    await link('pictures/site/in.svg', '../a.svg')
    await link('pictures/site/gone.svg', 'nowhere.svg')
    const faults = await checkContent(dir)
    expect(faults.filter(({ reason }) => reason === OUTSIDE)).toStrictEqual([
      unread('pictures/site/out.png'),
      unread('pictures/site/sau'),
    ])
  })
})

describe('a link that is exchanged after the file was opened', () => {
  it('[M-133] does not hide where the open file lies', async () => {
    const { dir, write, remove, link, outside } = await contentAndOutside()
    await link('pictures/b.svg', outside('pictures/a.svg'))
    const path = join(dir, 'pictures/b.svg')
    const opened = await open(path)
    await remove('pictures/b.svg')
    await write({ 'pictures/b.svg': SVG })
    expect([await liesOutside(dir, path), await liesOutside(dir, path, opened.fd)]).toStrictEqual([
      false,
      true,
    ])
    await opened.close()
  })
})

const SECRET = 'a secret beside the folder'
const LINKS = ['a.svg', 'b.svg', 'x/c.svg', 'x/y/d.svg', 'x', 'x/y', 'z'] as const
const TARGETS = [
  'a.svg',
  'x',
  'x/y',
  '..',
  '../..',
  '../../..',
  '../secret.svg',
  '/',
  'z',
  'b.svg',
  'ABSOLUTE',
] as const
const ASKED = [
  'a.svg',
  'b.svg',
  'x/c.svg',
  'x/y/d.svg',
  'z/a.svg',
  'z/x/c.svg',
  'x/secret.svg',
  'z/secret.svg',
  'secret.svg',
]

describe('links made at random', () => {
  it('[M-133] lead no reader to a file outside', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...LINKS), fc.constantFrom(...TARGETS)), { maxLength: 6 }),
        async (links) => {
          const { dir, link, remove } = await createContentFolder({
            'secret.svg': SECRET,
            'content/pictures/e.svg': SVG,
          })
          for (const [name, target] of links) {
            const to = target === 'ABSOLUTE' ? join(dir, 'secret.svg') : target
            await link(`content/pictures/${name}`, to).catch(() => undefined)
          }
          const readPicture = createReadPicture(join(dir, 'content'))
          const read = await Promise.all(ASKED.map(readPicture))
          expect(read.map(String).filter((text) => text.includes(SECRET))).toStrictEqual([])
          expect(String(await readPicture('e.svg'))).toBe(SVG)
          await remove('.')
        },
      ),
      { numRuns: 200 },
    )
  })
})
