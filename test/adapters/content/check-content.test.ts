import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/adapters/content/check-content'
import { createContentFolder } from '../../support/content/content-folder'
import { type ProductCells, productCsv } from '../../support/content/product-csv'

const SITE = readFileSync('content/site.json', 'utf8')
  .replaceAll('.example', '.vn')
  .replaceAll('trang-mau', 'nam-vung')
  .replaceAll('bang-tinh-mau', 'bang-tinh')
  .replaceAll('0000 000 000', '0123 456 789')
  .replaceAll('0000000000', '0123456789')
  .replace('"noticeUrl": ""', '"noticeUrl": "https://thong-bao.vn/1"')
  .replace(
    '"number": "",\n      "date": "",\n      "until": ""',
    '"number": "12", "date": "2026-02-01", "until": "2027-11-23"',
  )
  .replace('"retentionDays": null', '"retentionDays": 730')
  .replace('"textsApproved": false', '"textsApproved": true')
  .replace(/(?<!\p{L})[Mm]ẫu(?!\p{L})/gu, 'thật')
  .replace(
    /"concerns": \[.*?\n {2}\]/s,
    '"concerns": [{ "title": "Khó ngủ", "articleId": "", "productId": "" }]',
  )

const PRODUCT = {
  id: 'sp-1',
  group: 'tim',
  title: 'Hàu biển',
  discount: '990.000đ',
  fee: '1.290.000đ',
  thumbnail: '/pictures/a.svg',
  description: 'Tổ chức chịu trách nhiệm: Công ty A, Hà Nội.',
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

const FILM = readFileSync('content/videos/podcast-01.mp4')
const CAPTIONS =
  'WEBVTT\n\n00:00:00.400 --> 00:00:01.000\nTừ 22:00 -> 23:00 là giờ ngủ.\n\n1\n00:01.000 --> 00:02.500 line:0\nHết.\n'

const SOUND = {
  'site.json': SITE,
  'products.csv': productCsv(PRODUCT),
  'news/bai-1.md': ARTICLE,
  'videos/podcast-1.md': VIDEO,
  'videos/ngu.mp4': FILM,
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
  return (await checkContent(dir, () => Date.UTC(2026, 10, 23))).map(
    ({ tag, file, reason }) => `${tag} ${file}: ${reason}`,
  )
}

const article = (from: string, to: string): Files => ({ 'news/bai-1.md': ARTICLE.replace(from, to) })
const video = (from: string, to: string): Files => ({ 'videos/podcast-1.md': VIDEO.replace(from, to) })
const film = (bytes: Uint8Array): Files => ({ 'videos/ngu.mp4': bytes })
const captions = (text: string | Uint8Array): Files => ({
  ...video('file: ngu.mp4', 'file: ngu.mp4\ncaptions: ngu.vtt'),
  'videos/ngu.vtt': text,
})
const concern = (field: string, id: string): Files => ({
  'site.json': SITE.replace(`"${field}": ""`, `"${field}": "${id}"`),
})
/** The film with another name for its boxes of one name. */
const renamed = (from: string, to: string): Buffer =>
  Buffer.from(FILM.toString('latin1').replaceAll(from, to), 'latin1')
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
    expect(await found(product({ imgsProduct: 'N/A, null, /pictures/a.svg' }))).toStrictEqual([])
    expect(await found(product({ thumbnail: '//anh.example/a.png' }))).toStrictEqual([])
    expect(await found(article('Nội dung.', '![Ảnh](/pictures/small.png)'))).toStrictEqual([])
    expect(await found(article('Nội dung.', '![Ảnh](https://anh.example/a.png?b=1&c=2)'))).toStrictEqual([])
    for (const text of [CAPTIONS, `\uFEFF${CAPTIONS}`, CAPTIONS.replaceAll('\n', '\r\n')])
      expect(await found(captions(text))).toStrictEqual([])
    expect(await found({ ...concern('articleId', 'bai-1') })).toStrictEqual([])
    expect(await found({ ...concern('productId', 'sp-1') })).toStrictEqual([])
    expect(await found({ 'site.json': SITE.replace('"bang-tinh-san-pham"', '""') })).toStrictEqual([])
    expect(await found({ 'news/bai-1.md': `\uFEFF${ARTICLE}\nLời khuyên: “Đi ngủ sớm.”\n` })).toStrictEqual(
      [],
    )
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
    [
      'a product without id',
      products({ ...PRODUCT, id: '' }, PRODUCT),
      /^unreadable products\.csv, dòng 2: Thiếu mã/,
    ],
    [
      'a product without title',
      products({ ...PRODUCT, title: '' }, { ...PRODUCT, id: 'sp-2' }),
      /^unreadable products\.csv, dòng 2: Thiếu tên/,
    ],
    [
      'facts of the company that are not stated',
      { 'site.json': SITE.replace(/"representative": "[^"]*"/, '"representative": " "') },
      /^doubtful site\.json: Còn trống company\.representative: pháp luật yêu cầu/,
    ],
    [
      'a confirmation that is over',
      { 'site.json': SITE.replace('"until": "2027-11-23"', '"until": "2026-11-22"') },
      /^doubtful site\.json: company\.confirmation\.until đã qua/,
    ],
    [
      'a confirmation that is over, as visitors read the day',
      { 'site.json': SITE.replace('"until": "2027-11-23"', '"until": "22/11/2026"') },
      /^doubtful site\.json: company\.confirmation\.until đã qua/,
    ],
    ...(
      [
        ['questions.5.answer', '{returns}', '{returns'],
        ['brand.tagline', 'Vững sức khỏe', '{hours} Vững sức khỏe'],
        ['questions.0.question', 'Ai nhìn', '{sender} Ai nhìn'],
      ] as const
    ).map(
      ([field, from, to]) =>
        [
          `braces that no placeholder fills (${field})`,
          { 'site.json': SITE.replace(from, to) },
          new RegExp(`^doubtful site\\.json: Trang sẽ hiện dấu { hay } ở ${field}\\. Chỗ trống như {hours}`),
        ] as const,
    ),
    [
      'texts that nobody approved',
      { 'site.json': SITE.replace('"textsApproved": true', '"textsApproved": false') },
      /^doubtful site\.json: textsApproved là false: Điều khoản giao dịch và Giải quyết khiếu nại/,
    ],
    [
      'a fee that its words do not say',
      { 'site.json': SITE.replace('"feeVnd": 30000', '"feeVnd": 35000') },
      /^doubtful site\.json: delivery\.feeVnd là 35000, nhưng delivery\.fee không nhắc đến 35\.000/,
    ],
    [
      'a sum from which delivery is free that the words of the fee do not say',
      { 'site.json': SITE.replace('"freeFromVnd": 500000', '"freeFromVnd": 400000') },
      /^doubtful site\.json: delivery\.freeFromVnd là 400000/,
    ],
    [
      'no decision on the time of keeping',
      { 'site.json': SITE.replace('"retentionDays": 730', '"retentionDays": null') },
      /^doubtful site\.json: consent\.retentionDays là null: chưa quyết định/,
    ],
    [
      'a security contact that is over',
      { 'site.json': SITE.replace('"expires": "2027-11-01"', '"expires": "2026-11-22"') },
      /^doubtful site\.json: security\.expires đã qua/,
    ],
    [
      'no security contact',
      { 'site.json': SITE.replace(/"security": \{.*?\},/s, '') },
      /^doubtful site\.json: security: chưa có nơi nhận tin báo sự cố/,
    ],
    [
      'an answer with a placeholder that does not exist',
      { 'site.json': SITE.replace('{returns}', '{retours}') },
      /^doubtful site\.json: questions: không có chỗ trống nào tên \{retours\}; trang hiện đúng chữ đã ghi\.$/,
    ],
    [
      'an answer with a placeholder in Vietnamese',
      { 'site.json': SITE.replace('{returns}', '{giờ}') },
      /^doubtful site\.json: questions: không có chỗ trống nào tên \{giờ\}/,
    ],
    [
      'an answer with a blank within a placeholder',
      { 'site.json': SITE.replace('{returns}', '{ return }') },
      /^doubtful site\.json: questions: không có chỗ trống nào tên \{ return \}; .*ý bạn là \{returns\}\?$/,
    ],
    ...(
      [
        ['contacts.hotlin', '"email"', '"hotlin": "",\n    "email"', ' Có phải ý bạn là hotline\\?', 9],
        ['consent.offer', '"offers"', '"offer"', ' Có phải ý bạn là offers\\?', 0],
        ['deadline', '"deadlines"', '"deadline": {},\n  "deadlines"', ' Có phải ý bạn là deadlines\\?', 0],
        ['company.confirmation.ghiChu', '"until"', '"ghiChu": "", "until"', '', 0],
        ['concerns.0.articelId', '"articleId"', '"articelId"', ' Có phải ý bạn là articleId\\?', 0],
        ['questions.0.reply', '"question"', '"reply": "", "question"', '', 0],
        [
          'sheets.orders.nam',
          '"name": "DatMua"',
          '"nam": "", "name": "DatMua"',
          ' Có phải ý bạn là name\\?',
          0,
        ],
        [
          'retention.contracts',
          '"contract"',
          '"contracts": 5, "contract"',
          ' Có phải ý bạn là contract\\?',
          0,
        ],
        ['products.form', '"from"', '"form": "file", "from"', ' Có phải ý bạn là from\\?', 0],
      ] as const
    ).map(
      ([field, from, to, meant, line]) =>
        [
          `a field of site.json that does not exist (${field})`,
          { 'site.json': SITE.replace(from, to) },
          new RegExp(
            `^doubtful site\\.json, dòng ${line || '\\d+'}: Không có trường nào tên ${field}, nên dòng này không có tác dụng\\.${meant}$`,
          ),
        ] as const,
    ),
    [
      'no version of the policy',
      { 'site.json': SITE.replace('"2026-11"', '" "') },
      /^doubtful site\.json: consent\.policyVersion đang trống/,
    ],
    ...(
      [
        ['orders.id', 'bang-tinh-dat-mua', '', 'đang trống'],
        ['members.id', 'bang-tinh-hoi-vien', ' ', 'đang trống'],
        [
          'orders.id',
          'bang-tinh-dat-mua',
          'https://docs.google.com/spreadsheets/d/1A_b-C2d3E4f5G6h7I8j9K0l/edit?gid=0#gid=0',
          'phải chỉ là mã: .*, ở đây là 1A_b-C2d3E4f5G6h7I8j9K0l\\.$',
        ],
        ['orders.id', 'bang-tinh-dat-mua', ' bang-tinh-dat-mua', 'phải chỉ là mã: [^,]* của bảng tính\\.$'],
        ['members.name', 'HoiVien', 'HoiVien ', 'có dấu cách'],
        ['orders.name', 'DatMua', '', 'đang trống'],
      ] as const
    ).map(
      ([field, from, to, fault]) =>
        [
          `a spreadsheet that Google would not find (${field}: ${to})`,
          { 'site.json': SITE.replace(`"${from}"`, `"${to}"`) },
          new RegExp(`^doubtful site\\.json: sheets\\.${field} ${fault}`),
        ] as const,
    ),
    [
      'no spreadsheet of the products that Google has',
      {
        'site.json': SITE.replace('"bang-tinh-san-pham"', '""').replace('"from": "file"', '"from": "google"'),
      },
      /^doubtful site\.json: sheets\.products\.id đang trống/,
    ],
    [
      'no name of the sender on parcels',
      { 'site.json': SITE.replace(/"sender": "[^"]*"/, '"sender": ""') },
      /^doubtful site\.json: delivery\.sender: chưa có tên người gửi/,
    ],
    ['a repeated product', products(PRODUCT, PRODUCT), /^unreadable products\.csv, dòng 3: Mã này đã có/],
    [
      'a field of site.json that is written twice',
      { 'site.json': SITE.replace('"slug"', '"name": "Nam",\n    "slug"') },
      /^doubtful site\.json, dòng 4: Trường brand\.name đã có ở dòng 3/,
    ],
    ...(
      [
        ['links.zalo', 'https://zalo.me', 'zalo.me', 'phải là địa chỉ đầy đủ'],
        ['contacts.email', 'lienhe@', 'lienhe ', 'phải là một địa chỉ thư'],
        ['contacts.partnershipEmail', 'hoptac@namvung.vn', 'hoptac@namvung', 'phải là một địa chỉ thư'],
        ['contacts.hotline', '0123 456 789', 'gọi cho chúng tôi', 'phải là một số điện thoại'],
        [
          'company.noticeUrl',
          '"noticeUrl": "https://thong-bao.vn/1"',
          '"noticeUrl": "online.gov.vn"',
          'phải là địa chỉ đầy đủ',
        ],
      ] as const
    ).map(
      ([field, from, to, fault]) =>
        [
          `${field} that nobody can use`,
          { 'site.json': SITE.replace(from, to) },
          new RegExp(`^doubtful site\\.json: ${field} ${fault}`),
        ] as const,
    ),
    [
      'a concern with an unknown article',
      concern('articleId', 'bai-9'),
      /^doubtful site\.json, concerns “Khó ngủ”: Không có bài viết nào mang mã bai-9/,
    ],
    [
      'a concern with an unknown product',
      concern('productId', 'sp-9'),
      /^doubtful site\.json, concerns “Khó ngủ”: Không có sản phẩm nào mang mã sp-9/,
    ],
    [
      'a price without its thousands',
      product({ discount: '990' }),
      /^doubtful products\.csv, dòng 2: Giá dưới 10\.000đ/,
    ],
    [
      'no responsible organisation',
      product({ description: 'Tổ chức: Công ty A' }),
      /^doubtful products\.csv: Sản phẩm sp-1 chưa có dòng “Tổ chức chịu trách nhiệm: tên, địa chỉ\.”/,
    ],
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
      { 'products.csv': `${productCsv(PRODUCT)}sp-2,,Hàu,,1đ,,/pictures/a.svg,,Ngắn, dài,Dài\n` },
      /^unreadable products\.csv, dòng 3: .*dấu phẩy/,
    ],
    [
      'a missing column',
      { 'products.csv': 'id,group,title\nsp-1,,Hàu\n' },
      /^unreadable products\.csv: .*thiếu cột discount, fee/,
    ],
    ['an old code page', { 'products.csv': Buffer.from([0xe2, 0x0a]) }, /^unreadable products\.csv: .*UTF-8/],
    ['an empty product file', { 'products.csv': '' }, /^unreadable products\.csv: Tệp trống/],
    [
      'a product file without a product',
      { 'products.csv': productCsv() },
      /^unreadable products\.csv: Dưới dòng tiêu đề không có sản phẩm nào dùng được\.$/,
    ],
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
      'a product with a placeholder for its picture',
      product({ thumbnail: 'N/A' }),
      /^doubtful products\.csv, sản phẩm sp-1: Chưa có ảnh/,
    ],
    [
      'a picture that is missing',
      product({ thumbnail: '/pictures/b.svg' }),
      /^doubtful products\.csv, sản phẩm sp-1: Không có ảnh .*b\.svg/,
    ],
    [
      'a picture of a kind that is not served',
      { ...product({ thumbnail: '/pictures/a.heic' }), 'pictures/a.heic': SVG },
      /^doubtful products\.csv, sản phẩm sp-1: \/pictures\/a\.heic không phải ảnh hiện được/,
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
    ...['C:\\anh\\a.png', 'pictures/a.svg', 'file:///D:/a.png', 'a.jpeg', '/anh/a.svg'].map(
      (thumbnail) =>
        [
          `a picture’s address that no browser can follow (${thumbnail})`,
          product({ thumbnail }),
          /^doubtful products\.csv, sản phẩm sp-1: Địa chỉ ảnh \S+ không dùng được .*\/pictures\/anh\.jpg$/,
        ] as const,
    ),
    [
      'a missing picture within an article',
      article('Nội dung.', '![Ảnh](/pictures/d.svg)'),
      /^doubtful news, bài bai-1: Không có ảnh đọc được ở \/pictures\/d\.svg/,
    ],
    [
      'a path of Windows within an article',
      article('Nội dung.', '![Ảnh](C:\\anh\\d.svg)'),
      /^doubtful news, bài bai-1: Chưa có ảnh/,
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
      'a video of another kind',
      { 'videos/thuc.mov': FILM },
      /^unreadable videos\/thuc\.mov: Chỉ tệp .*\.mp4, \.webm .* được đọc/,
    ],
    [
      'an article in a folder of its own',
      { 'news/2026/bai-2.md': ARTICLE },
      /^unreadable news\/2026: .*ngay trong thư mục news/,
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
      'a field of an article that does not exist',
      article('excerpt:', 'excerp:'),
      /^doubtful news\/bai-1\.md, dòng 5: Không có trường nào tên excerp, .*ý bạn là excerpt\?$/,
    ],
    [
      'a field of a video that does not exist',
      video('thumbnail:', 'mô-tả: "x"\nthumbnail:'),
      /^doubtful videos\/podcast-1\.md, dòng 4: Không có trường nào tên mô-tả, nên dòng này không có tác dụng\.$/,
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
    ['an empty video', film(Buffer.alloc(0)), /^doubtful videos\/ngu\.mp4: Tệp trống/],
    ['a cut video', film(FILM.subarray(0, -1)), /^doubtful videos\/ngu\.mp4: Tệp bị cắt ngang/],
    ['half a video', film(FILM.subarray(0, 1_000)), /^doubtful videos\/ngu\.mp4: Tệp bị cắt ngang/],
    ['the start of a video', film(FILM.subarray(0, 32)), /^doubtful videos\/ngu\.mp4: .*đã hỏng/],
    ['a video that is a text', film(Buffer.from('x')), /^doubtful videos\/ngu\.mp4: .*đã hỏng/],
    ['a video of zeros', film(Buffer.alloc(FILM.length)), /^doubtful videos\/ngu\.mp4: .*đã hỏng/],
    ['a video without index', film(renamed('moov', 'free')), /^doubtful videos\/ngu\.mp4: .*đã hỏng/],
    ['a video without tracks', film(renamed('trak', 'free')), /^doubtful videos\/ngu\.mp4: .*đã hỏng/],
    ['a video without media', film(renamed('mdat', 'free')), /^doubtful videos\/ngu\.mp4: .*đã hỏng/],
    [
      'captions of another format',
      captions('1\n00:00:01,000 --> 00:00:02,000\nChào anh.\n'),
      /^doubtful videos\/ngu\.vtt, dòng 1: Dòng đầu phải là WEBVTT/,
    ],
    ['empty captions', captions(''), /^doubtful videos\/ngu\.vtt, dòng 1: Dòng đầu phải là WEBVTT/],
    [
      'captions without a cue',
      captions('WEBVTT\n\nChào anh.\n'),
      /^doubtful videos\/ngu\.vtt: .*không có câu nào/,
    ],
    ...['->', '—>', '–', '>'].map(
      (arrow) =>
        [
          `captions with another arrow (${arrow})`,
          captions(CAPTIONS.replace('-->', arrow)),
          /^doubtful videos\/ngu\.vtt, dòng 3: Thời gian phải có dạng/,
        ] as const,
    ),
    [
      'captions with a comma in a time',
      captions(CAPTIONS.replace('00.400', '00,400')),
      /^doubtful videos\/ngu\.vtt, dòng 3: Thời gian phải có dạng/,
    ],
    [
      'captions that end before they begin',
      captions(CAPTIONS.replace('00:02.500', '00:01.000')),
      /^doubtful videos\/ngu\.vtt, dòng 7: Thời gian kết thúc/,
    ],
    [
      'captions in UTF-16',
      captions(Buffer.from(`\uFEFF${CAPTIONS}`, 'utf16le')),
      /^doubtful videos\/ngu\.vtt: .*không phải UTF-8/,
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

  it('[M-009] names texts that differ from those that were approved, by the mark that it printed before', async () => {
    const approved = (mark: string) => SITE.replace('"textsApproved": true', `"textsApproved": ${mark}`)
    const [printed = ''] = await found({ 'site.json': approved('false') })
    const [, mark = ''] = /hãy ghi ("[0-9a-f]{8}")/.exec(printed) ?? []
    const site = approved(mark)
    // The pages do not show the time of keeping.
    for (const same of [site, site.replace('"retentionDays": 730', '"retentionDays": 365')])
      expect(await found({ 'site.json': same })).toStrictEqual([])
    for (const [field, text] of [
      ['representative', 'Bà Khác'],
      ['until', '2027-11-24'],
      ['hotline', '0987 654 321'],
      ['payment', 'trả trước'],
      ['answer', '9 ngày'],
    ] as const) {
      const changed = site.replace(new RegExp(`"${field}": "[^"]*"`), `"${field}": "${text}"`)
      expect(await found({ 'site.json': changed })).toStrictEqual([
        expect.stringMatching(
          /^doubtful site\.json: textsApproved là "[0-9a-f]{8}", nhưng .* đã khác .* rồi ghi "[0-9a-f]{8}"\.$/,
        ),
      ])
    }
  })

  it('[M-133] with products of another program is reported with their name', async () => {
    expect(await found({ 'products.xlsx': 'PK' }, ['products.csv'])).toStrictEqual([
      'unreadable products.csv: Tệp này không tồn tại. Trong thư mục có products.xlsx; tên phải đúng là products.csv.',
    ])
  })

  it('[M-133] with a folder from which all articles were moved is reported', async () => {
    expect(await found({}, ['news/bai-1.md'])).toStrictEqual([
      'doubtful news: Không có tệp .md nào trong thư mục này; phần này của trang sẽ trống.',
    ])
  })

  it('[M-133] without its folder of articles is reported', async () => {
    expect(await found({}, ['news'])).toStrictEqual([
      expect.stringMatching(/^unreadable news: .*không tồn tại/),
    ])
  })
})
