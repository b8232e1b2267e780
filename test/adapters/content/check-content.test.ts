import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/adapters/content/check-content'
import { createContentFolder } from '../../support/content-folder'
import { type ProductCells, productCsv } from '../../support/product-csv'

const SITE = readFileSync('content/site.json', 'utf8')
  .replaceAll('.example', '.vn')
  .replaceAll('trang-mau', 'nam-vung')
  .replaceAll('bang-tinh-mau', 'bang-tinh')
  .replaceAll('0000 000 000', '0123 456 789')
  .replaceAll('0000000000', '0123456789')
  .replace(/(?<!\p{L})[Mm]ẫu(?!\p{L})/gu, 'thật')

const PRODUCT = {
  id: 'sp-1',
  group: 'tim',
  title: 'Hàu biển',
  discount: '990.000đ',
  fee: '1.290.000đ',
  thumbnail: '/pictures/a.svg',
}

const ARTICLE = `---
id: bai-1
title: Giấc ngủ
banner: /pictures/a.svg
excerpt: Ngắn
tags: [Giấc ngủ]
publishedAt: 2026-01-02
author: Ban biên tập
reviewer: Bác sĩ
sources: [Sách]
---

Nội dung.
`
const VIDEO = `---
id: podcast-1
title: Giấc ngủ
thumbnail: /pictures/a.svg
file: ngu.mp4
updatedAt: 2026-01-02
---

Mô tả.
`
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'

const SOUND = {
  'site.json': SITE,
  'products.csv': productCsv(PRODUCT),
  'news/bai-1.md': ARTICLE,
  'videos/podcast-1.md': VIDEO,
  'videos/ngu.mp4': 'x',
  'pictures/a.svg': SVG,
}

const png = (width: number): Promise<Uint8Array> =>
  sharp({ create: { width, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
let pictures: Readonly<Record<string, Uint8Array>> = {}
beforeAll(async () => {
  pictures = { 'pictures/small.png': await png(399), 'pictures/wide.png': await png(400) }
})

type Files = Readonly<Record<string, string | Uint8Array>>

const found = async (changed: Files, removed: ReadonlyArray<string> = []) => {
  const { dir, remove } = await createContentFolder({ ...SOUND, ...pictures, ...changed })
  for (const name of removed) await remove(name)
  return (await checkContent(dir)).map(({ tag, file, reason }) => `${tag} ${file}: ${reason}`)
}

const article = (from: string, to: string): Files => ({ 'news/bai-1.md': ARTICLE.replace(from, to) })
const video = (from: string, to: string): Files => ({ 'videos/podcast-1.md': VIDEO.replace(from, to) })
const products = (...rows: ReadonlyArray<ProductCells>): Files => ({ 'products.csv': productCsv(...rows) })
const product = (changed: ProductCells): Files => products({ ...PRODUCT, ...changed })

describe('content', () => {
  it('[M-133] without a fault gives no report', async () => {
    expect(await found({})).toStrictEqual([])
    expect(await found(product({ thumbnail: '/pictures/wide.png' }))).toStrictEqual([])
    expect(await found(product({ thumbnail: '/pictures/wide.png?v=2' }))).toStrictEqual([])
    expect(
      await found({
        ...product({ thumbnail: '/pictures/ảnh bìa.svg' }),
        ['pictures/ảnh bìa.svg'.normalize('NFD')]: SVG,
      }),
    ).toStrictEqual([])
    expect(await found(product({ thumbnail: 'https://anh.example/a.png' }))).toStrictEqual([])
  })

  it.each<readonly [what: string, changed: Files, told: RegExp]>([
    [
      'a missing comma in site.json',
      { 'site.json': SITE.replace('",', '"') },
      /^unreadable site\.json: .*dòng \d+, cột \d+/,
    ],
    [
      'a curly quote in site.json',
      { 'site.json': SITE.replace('"', '“') },
      /^unreadable site\.json: .*ngoặc kép cong/,
    ],
    ['half of site.json', { 'site.json': SITE.slice(0, 200) }, /^unreadable site\.json: .*dòng \d+/],
    [
      'a missing field of site.json',
      { 'site.json': SITE.replace('"hotline"', '"hotlin"') },
      /^unreadable site\.json: Thiếu contacts\.hotline/,
    ],
    [
      'a sample value left in site.json',
      { 'site.json': SITE.replace('0123 456 789', '0000 000 000') },
      /^doubtful site\.json: .*contacts\.hotline/,
    ],
    ['a product without id', product({ id: '' }), /^unreadable products\.csv, dòng 2: Thiếu mã/],
    ['a product without title', product({ title: '' }), /^unreadable products\.csv, dòng 2: Thiếu tên/],
    ['a repeated product', products(PRODUCT, PRODUCT), /^unreadable products\.csv, dòng 3: Mã này đã có/],
    ['no price', product({ discount: '', fee: '' }), /^doubtful products\.csv, dòng 2: Không có giá/],
    [
      'an unreadable price',
      product({ fee: 'Liên hệ' }),
      /^doubtful products\.csv, dòng 2: Giá không đọc được/,
    ],
    [
      'a sale above the original price',
      product({ discount: '2.000.000đ' }),
      /^doubtful products\.csv, dòng 2: Giá bán/,
    ],
    [
      'an unquoted comma',
      { 'products.csv': `${productCsv()}sp-1,,Hàu,,1đ,,/pictures/a.svg,,Ngắn, dài,Dài\n` },
      /^unreadable products\.csv, dòng 2: .*dấu phẩy/,
    ],
    [
      'a missing column',
      { 'products.csv': 'id,group,title\nsp-1,,Hàu\n' },
      /^unreadable products\.csv: .*thiếu cột discount, fee/,
    ],
    ['an old code page', { 'products.csv': Buffer.from([0xe2, 0x0a]) }, /^unreadable products\.csv: .*UTF-8/],
    ['an empty product file', { 'products.csv': '' }, /^unreadable products\.csv: Tệp trống/],
    [
      'an open quotation',
      { 'products.csv': `${productCsv()}sp-1,,"Hàu` },
      /^unreadable products\.csv: .*ngoặc kép mở ở dòng 2/,
    ],
    [
      'a product without picture',
      product({ thumbnail: '' }),
      /^doubtful products\.csv, sản phẩm sp-1: Chưa có ảnh/,
    ],
    [
      'a picture that is missing',
      product({ thumbnail: '/pictures/b.svg' }),
      /^doubtful products\.csv, sản phẩm sp-1: Không có ảnh .*b\.svg/,
    ],
    [
      'a small picture',
      product({ thumbnail: '/pictures/small.png' }),
      /^doubtful products\.csv, sản phẩm sp-1: .*399 px/,
    ],
    [
      'a broken picture',
      { ...product({ thumbnail: '/pictures/x.png' }), 'pictures/x.png': 'x' },
      /^doubtful products\.csv, sản phẩm sp-1: Không có ảnh/,
    ],
    [
      'a broken address in the gallery',
      product({ imgsProduct: '/pictures/a.svg, /pictures/100%.svg' }),
      /^doubtful products\.csv, sản phẩm sp-1: .*100%\.svg/,
    ],
    [
      'an article without title',
      article('title: Giấc ngủ\n', ''),
      /^unreadable news\/bai-1\.md: Thiếu title/,
    ],
    [
      'an article without front matter',
      { 'news/bai-1.md': 'Nội dung.' },
      /^unreadable news\/bai-1\.md: .*ba dấu gạch nối/,
    ],
    [
      'a field written twice',
      article('id: bai-1', 'id: bai-1\nid: bai-2'),
      /^unreadable news\/bai-1\.md: .*hai lần \(dòng 3/,
    ],
    [
      'a colon in a title',
      article('title: Giấc ngủ', 'title: Giấc ngủ: vì sao'),
      /^unreadable news\/bai-1\.md: .*hai dấu hai chấm/,
    ],
    [
      'a tab in the front matter',
      article('tags: [Giấc ngủ]', 'tags:\n\t- Giấc ngủ'),
      /^unreadable news\/bai-1\.md: /,
    ],
    ['an article’s repeated id', { 'news/bai-2.md': ARTICLE }, /^unreadable news\/bai-2\.md: Mã id bai-1/],
    [
      'an update before the article',
      article('publishedAt: 2026-01-02', 'publishedAt: 2026-01-02\nupdatedAt: 2026-01-01'),
      /^unreadable news\/bai-1\.md: updatedAt/,
    ],
    [
      'an article saved as text',
      { 'news/bai-2.md.txt': ARTICLE },
      /^unreadable news\/bai-2\.md\.txt: .*\.md viết thường/,
    ],
    [
      'an article named in capitals',
      { 'news/bai-2.MD': ARTICLE },
      /^unreadable news\/bai-2\.MD: .*\.md viết thường/,
    ],
    [
      'curly quotes round a title',
      article('title: Giấc ngủ', 'title: “Giấc ngủ”'),
      /^doubtful news\/bai-1\.md, dòng 3: .*ngoặc kép cong/,
    ],
    [
      'an article whose picture is missing',
      article('/pictures/a.svg', '/pictures/d.svg'),
      /^doubtful news, bài bai-1: .*d\.svg/,
    ],
    [
      'a video without its file',
      video('ngu.mp4', 'thuc.mp4'),
      /^unreadable videos\/podcast-1\.md: .*thuc\.mp4/,
    ],
    [
      'a video without a date',
      video('updatedAt: 2026-01-02\n', ''),
      /^unreadable videos\/podcast-1\.md: Thiếu updatedAt/,
    ],
    [
      'a video whose picture is missing',
      video('/pictures/a.svg', '/pictures/d.svg'),
      /^doubtful videos, video podcast-1: .*d\.svg/,
    ],
  ])('[M-133] with %s is reported by file and fault', async (_what, changed, told) => {
    expect(await found(changed)).toStrictEqual([expect.stringMatching(told)])
  })

  it('[M-133] without its folder of articles is reported', async () => {
    expect(await found({}, ['news'])).toStrictEqual([
      expect.stringMatching(/^unreadable news: .*không tồn tại/),
    ])
  })
})
