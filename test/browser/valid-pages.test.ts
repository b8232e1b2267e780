import { readFile } from 'node:fs/promises'
import { HtmlValidate } from 'html-validate'
import type { Article, BreadcrumbList, Organization, Product, VideoObject, WebSite } from 'schema-dts'
import { describe, expect, inject, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { bindUnits } from '../../src/domain/text/bind-units'

const address = inject('siteAddress')

const textOf = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text()

const PAGES = [
  '/',
  '/san-pham',
  '/san-pham/trang/2',
  '/san-pham/sp-01',
  '/tin-tuc',
  '/tin-tuc/van-dong-va-trai-tim',
  '/video',
  '/video/podcast-01',
  '/gioi-thieu',
  '/hoi-vien',
  '/dieu-khoan-bao-mat',
  '/chinh-sach-doi-tra',
  '/khong-co',
  '/dat-hang',
  '/dang-ky-hoi-vien',
  '/dat-hang/da-nhan',
  '/tim-kiem?q=huyet+ap',
]

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const faultsOf = async (html: string): Promise<ReadonlyArray<string>> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

describe('the markup', () => {
  it.each(PAGES)('[M-001, M-127] of %s follows the standard', async (path) => {
    expect(await faultsOf(await textOf(path))).toStrictEqual([])
  })

  it('[M-127] that does not follow it is noticed', async () => {
    expect(
      await faultsOf('<!doctype html><html lang="vi"><body><p><div></div></p></body></html>'),
    ).not.toStrictEqual([])
  })
})

const wordsOf = (html: string): ReadonlyArray<string> =>
  html
    .replace(/<(script|style|head|noscript)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '')

describe('a number', () => {
  it.each(PAGES)('stays with its unit on %s', async (path) => {
    expect(wordsOf(await textOf(path)).filter((text) => bindUnits(text) !== text)).toStrictEqual([])
  })
})

const schema = async (name: string) => ({
  fileName: `${name}.xsd`,
  contents: await readFile(`test/support/schemas/${name}.xsd`, 'utf8'),
})

const xmlFaults = async (contents: string, main: string, others: ReadonlyArray<string>) => {
  const { errors } = await validateXML({
    xml: { fileName: 'checked.xml', contents },
    schema: await schema(main),
    preload: await Promise.all(others.map(schema)),
  })
  return errors.map(({ message }) => message)
}

describe('what crawlers and readers are told', () => {
  it.each([
    { path: '/sitemap.xml', main: 'sitemap', others: ['sitemap-image', 'sitemap-video'], broken: '<loc>' },
    { path: '/feed.xml', main: 'atom', others: ['xml'], broken: '<updated>' },
  ])('[M-001] by $path follows its schema', async ({ path, main, others, broken }) => {
    const xml = await textOf(path)
    expect(await xmlFaults(xml, main, others)).toStrictEqual([])
    expect(await xmlFaults(xml.replace(broken, `${broken}x`), main, others)).not.toStrictEqual([])
  })

  it('[M-057] names each video with its length', async () => {
    const xml = await textOf('/sitemap.xml')
    expect(xml.match(/<video:duration>\d+<\/video:duration>/g)).toHaveLength(10)
  })

  it.each([192, 512])('[M-001] has an icon of %i px for its place among the programs', async (size) => {
    const manifest = JSON.parse(await textOf('/manifest.webmanifest'))
    const { src } = manifest.icons.find(({ sizes }: { sizes: string }) => sizes === `${size}x${size}`)
    const answer = await fetch(`${address}${src}`)
    const png = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-type'), png.readUInt32BE(16), png.readUInt32BE(20)]).toStrictEqual([
      'image/png',
      size,
      size,
    ])
  })
})

/** What search engines require of each type, by the names that the vocabulary has for it. */
const REQUIRED = {
  Organization: ['name', 'url', 'logo'] satisfies ReadonlyArray<keyof Exclude<Organization, string>>,
  WebSite: ['name', 'url'] satisfies ReadonlyArray<keyof Exclude<WebSite, string>>,
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'] satisfies ReadonlyArray<
    keyof Exclude<Article, string>
  >,
  Product: ['name', 'image', 'offers', 'description', 'sku', 'brand'] satisfies ReadonlyArray<
    keyof Exclude<Product, string>
  >,
  VideoObject: [
    'name',
    'thumbnailUrl',
    'uploadDate',
    'duration',
    'contentUrl',
    'description',
  ] satisfies ReadonlyArray<keyof Exclude<VideoObject, string>>,
  BreadcrumbList: ['itemListElement'] satisfies ReadonlyArray<keyof Exclude<BreadcrumbList, string>>,
} as const

const typed = (html: string): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}')[
    '@graph'
  ]

describe('structured data', () => {
  it.each(['/', '/san-pham/sp-01', '/tin-tuc/van-dong-va-trai-tim', '/video/podcast-01'])(
    '[M-001] of %s has what its types require',
    async (path) => {
      for (const thing of typed(await textOf(path))) {
        const required = REQUIRED[thing['@type'] as keyof typeof REQUIRED]
        const missing = required.filter((name) => [undefined, null, ''].includes(thing[name] as string))
        expect([thing['@type'], missing]).toStrictEqual([thing['@type'], []])
      }
    },
  )

  it('[M-001] gives price, currency and a day that says its zone', async () => {
    const [product] = typed(await textOf('/san-pham/sp-01'))
    expect(product?.offers).toMatchObject({
      '@type': 'Offer',
      priceCurrency: 'VND',
      price: 990_000,
    })
    const [video] = typed(await textOf('/video/podcast-01'))
    expect([video?.uploadDate, video?.duration]).toStrictEqual(['2026-08-12T00:00:00+07:00', 'PT1M4S'])
  })
})

describe('an address', () => {
  it.each(['/san-pham/trang/99', '/tin-tuc/trang/99', '/san-pham/sp-99'])(
    '[M-012, M-055] %s of what there is not answers 404',
    async (path) => {
      expect((await fetch(`${address}${path}`)).status).toBe(404)
    },
  )

  it('[M-055] with a name behind the product’s id shows the product, whose own address is the canonical one', async () => {
    const html = await textOf('/san-pham/sp-01-vien-uong')
    expect(/canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`${address}/san-pham/sp-01`)
  })
})
