import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createReadArticles } from '../src/adapters/content/read-articles'
import { createReadProductRows } from '../src/adapters/content/read-product-rows'
import { readSite } from '../src/adapters/content/read-site'
import { createReadVideos } from '../src/adapters/content/read-videos'
import { productImages } from '../src/domain/catalogue/product-images'
import { priceInVnd } from '../src/domain/catalogue/product-price'
import { decodeProductRows, PRODUCT_COLUMNS } from '../src/domain/catalogue/product-rows'
import { groupThousands } from '../src/domain/text/group-thousands'
import { shouldNotBeLogged } from './support/content/content-log'
import { decoded } from './support/decoded'

const CONTENT = fileURLToPath(new URL('../content', import.meta.url))
const WORDS_OF_AN_ARTICLE = 300

const fileNames = await readdir(CONTENT, { recursive: true })
const texts = await Promise.all(
  fileNames
    .filter((name) => /\.(?:csv|json|md|svg)$/.test(name))
    .map(async (name) => ({ name, text: await readFile(join(CONTENT, name), 'utf8') })),
)

const wordsIn = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

describe('the products that the site comes with', async () => {
  const rows = decoded(await createReadProductRows(CONTENT, shouldNotBeLogged)())
  const products = decodeProductRows(rows)

  it('[M-100] have the columns in their order, and none is omitted', () => {
    expect(rows[0]).toStrictEqual([...PRODUCT_COLUMNS])
    expect(products).toHaveLength(rows.length - 1)
  })

  it('[M-100] are 20 in 4 groups', () => {
    expect(products).toHaveLength(20)
    expect(new Set(products.map(({ group }) => group)).size).toBe(4)
  })

  it('[M-107] have titles that can be split after they were joined by commas', () => {
    expect(products.filter(({ title }) => title.includes(','))).toStrictEqual([])
    expect(new Set(products.map(({ title }) => title)).size).toBe(20)
  })

  it('[M-114] have prices that can be parsed, and the sale price is never higher', () => {
    const written = products.flatMap(({ salePrice, originalPrice }) => [salePrice, originalPrice])
    expect(written).toStrictEqual(written.map((price) => `${groupThousands(priceInVnd(price))}đ`))
    expect(written.map(priceInVnd)).not.toContain(0)
    expect(
      products.filter(({ salePrice, originalPrice }) => priceInVnd(salePrice) > priceInVnd(originalPrice)),
    ).toStrictEqual([])
  })

  it('[M-048] have four pictures each', () => {
    expect(products.filter((product) => productImages(product).length !== 4)).toStrictEqual([])
  })
})

describe('the articles that the site comes with', async () => {
  const articles = decoded(await createReadArticles(CONTENT, shouldNotBeLogged)())

  it('[M-105] are at least 14, and not too short', () => {
    const long = articles.filter(({ content }) => wordsIn(content) >= WORDS_OF_AN_ARTICLE)
    expect(long.length).toBeGreaterThanOrEqual(14)
  })
})

describe('the videos that the site comes with', async () => {
  const videos = decoded(await createReadVideos(CONTENT, shouldNotBeLogged)())

  it('[M-130] are 10, each with its file', () => {
    expect(videos).toHaveLength(10)
    expect(videos.filter(({ url }) => !existsSync(join(CONTENT, url)))).toStrictEqual([])
  })

  it('have captions with the text of the transcript, one paragraph for each chapter', async () => {
    for (const { captionsUrl, transcript, chapters, durationSeconds } of videos) {
      const captions = await readFile(join(CONTENT, captionsUrl), 'utf8')
      const spoken = captions.split('\n').filter((line) => line !== '' && !/^WEBVTT$|-->/.test(line))
      expect(spoken.join(' ')).toBe(transcript.replaceAll('\n\n', ' '))
      expect(transcript.split('\n\n')).toHaveLength(chapters.length)
      expect(durationSeconds).toBeGreaterThan(chapters.at(-1)?.startSeconds ?? 0)
    }
  })
})

describe('the files that the site comes with', () => {
  it('[M-113] include a valid site.json', async () => {
    expect(decoded(await readSite(CONTENT)()).brand.name).not.toBe('')
  })

  it('[M-048] include every picture that they name', () => {
    const named = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/\/pictures\/[\w./-]+/g)].map(([path]) => ({ name, path })),
    )
    expect(named.length).toBeGreaterThanOrEqual(60)
    expect(named.filter(({ path }) => !existsSync(join(CONTENT, path)))).toStrictEqual([])
  })

  it('[A-41] are NFC-normalized', () => {
    const composed = (text: string) => text === text.normalize('NFC')
    expect(fileNames.filter((name) => !composed(name))).toStrictEqual([])
    expect(texts.filter(({ text }) => !composed(text)).map(({ name }) => name)).toStrictEqual([])
  })
})
