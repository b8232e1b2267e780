import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../../src/adapters/content/read-site'
import { explainJsonError } from '../../../src/adapters/content/site-json'
import { DATA_REQUESTS } from '../../../src/domain/site/legal-phrases'
import { createContentFolder } from '../../support/content/content-folder'

const SHIPPED = await readFile(new URL('../../../content/site.json', import.meta.url), 'utf8')

const failed = (reason: string) => E.left({ tag: 'unreadable', file: 'site.json', reason })

const changed = (change: (site: Record<string, Record<string, unknown>>) => void): string => {
  const site = JSON.parse(SHIPPED)
  change(site)
  return JSON.stringify(site)
}

describe('a valid site file', () => {
  it.each([
    ['as it is', SHIPPED],
    ['with a byte order mark', `\uFEFF${SHIPPED}`],
    ['in UTF-16', Buffer.from(`\uFEFF${SHIPPED}`, 'utf16le')],
  ])('[M-113] is read %s', async (_how, bytes) => {
    const { dir } = await createContentFolder({ 'site.json': bytes })
    const site = JSON.parse(SHIPPED)
    const questions = expect.any(Array)
    const brand = { ...site.brand, tagline: 'Vững sức\u00a0khỏe, vững niềm tin' }
    const deadlines = {
      confirm: '1\u00a0ngày làm việc (thời hạn mẫu)',
      acknowledge: '2\u00a0ngày làm việc (thời hạn mẫu)',
      answer: '7\u00a0ngày làm việc (thời hạn mẫu)',
    }
    const delivery = { ...site.delivery, time: '2 đến 5\u00a0ngày làm việc (thời gian mẫu)' }
    expect(await readSite(dir)()).toStrictEqual(E.right({ ...site, brand, deadlines, delivery, questions }))
  })

  it('[M-041, M-099] has answers in the words of the policies', async () => {
    const questions = [{ question: 'Khi nào?', answer: 'Chúng tôi gọi {hours}. {dataRequests}' }]
    const { dir } = await createContentFolder({
      'site.json': JSON.stringify({ ...JSON.parse(SHIPPED), questions }),
    })
    expect(await readSite(dir)()).toMatchObject({
      right: {
        questions: [
          {
            question: 'Khi nào?',
            answer: `Chúng tôi gọi từ 8:00 đến 21:00 hằng ngày (giờ mẫu). ${DATA_REQUESTS.join(' ')}`,
          },
        ],
      },
    })
  })
})

describe('a site file with a mistake', () => {
  it.each([
    ['a field that is missing', changed(({ links }) => delete links?.zalo), 'Thiếu links.zalo.'],
    [
      'a number in place of text',
      changed(({ contacts }) => Object.assign(contacts ?? {}, { hotline: 900000001 })),
      'contacts.hotline phải là chữ, không phải 900000001.',
    ],
    [
      'a number in place of text that may be left out',
      changed(({ contacts }) => Object.assign(contacts ?? {}, { hours: 8 })),
      'contacts.hours phải là chữ, không phải 8.',
    ],
    [
      'a word that is none of the choices',
      changed(({ consent }) => Object.assign(consent ?? {}, { mode: 'none' })),
      'consent.mode phải là "notice" hoặc "checkbox", không phải "none".',
    ],
    [
      'no days to keep registrations for',
      changed(({ consent }) => Object.assign(consent ?? {}, { retentionDays: 0 })),
      'consent.retentionDays phải là số ngày nguyên từ 1 đến 36500, hoặc null, không phải 0.',
    ],
    [
      'no years to keep contracts for',
      changed((site) => Object.assign(site, { retention: { contract: 0 } })),
      'retention.contract phải là "none" hoặc số năm nguyên từ 1 đến 10, không phải 0.',
    ],
    [
      'a group that is no group',
      changed((site) => Object.assign(site, { sheets: { ...site.sheets, orders: 'DatMua' } })),
      'sheets.orders phải là một nhóm trường, không phải "DatMua".',
    ],
    [
      'two mistakes',
      changed(({ brand, company }) => {
        delete brand?.name
        delete company?.name
      }),
      'Thiếu brand.name. Thiếu company.name.',
    ],
    ['a list in place of everything', '[]', 'Toàn bộ tệp phải là một nhóm trường, không phải [].'],
    [
      'Latin-1 text',
      Buffer.from('{"brand":"S\xe1ng"}', 'latin1'),
      'Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8 (trong Excel: CSV UTF-8).',
    ],
  ])('[M-113] names %s', async (_mistake, bytes, reason) => {
    const { dir } = await createContentFolder({ 'site.json': bytes })
    expect(await readSite(dir)()).toStrictEqual(failed(reason))
  })

  it.each([
    ['nothing', '', 'dòng 1, cột 1: thiếu giá trị, hoặc thừa dấu phẩy ngay trước chỗ đó'],
    ['half of it', '{\n  "a":', 'dòng 2, cột 7: thiếu giá trị, hoặc thừa dấu phẩy ngay trước chỗ đó'],
    [
      'a closing quote left out',
      '{\n  "a": "x,\n  "b": "y"\n}\n',
      'dòng 2, cột 8: dấu ngoặc kép mở ở đó không được đóng ở cuối dòng, hoặc là dấu thừa',
    ],
    [
      'an opening quote left out',
      '{\n  "a": x",\n  "b": "y"\n}\n',
      'dòng 2, cột 8: chữ ở đó không nằm trong dấu ngoặc kép thẳng ("); muốn có dấu ngoặc kép trong chữ, hãy viết \\"',
    ],
    [
      'a quote within a text',
      '{\n  "a": "x "y" z"\n}\n',
      'dòng 2, cột 12: chữ ở đó không nằm trong dấu ngoặc kép thẳng ("); muốn có dấu ngoặc kép trong chữ, hãy viết \\"',
    ],
    [
      'curly quotes around a value',
      '{\n  "a": “x”,\n  "b": "y"\n}\n',
      'dòng 2, cột 8: có dấu ngoặc kép cong (“ ”); hãy dùng dấu ngoặc kép thẳng (")',
    ],
    [
      'a curly closing quote',
      '{\n  "a": "x”,\n  "b": "y"\n}\n',
      'dòng 2, cột 8: có dấu ngoặc kép cong (“ ”); hãy dùng dấu ngoặc kép thẳng (")',
    ],
    [
      'a comma left out',
      '{\n  "a": "x"\n  "b": "y"\n}\n',
      'dòng 3, cột 3: thiếu dấu phẩy, dấu } hay dấu ] ngay trước chỗ đó',
    ],
    [
      'a comma too many',
      '{\n  "a": "x",\n}\n',
      'dòng 3, cột 1: thừa dấu phẩy ngay trước chỗ đó, hoặc thiếu tên trường',
    ],
    ['a colon left out', '{\n  "a" "x"\n}\n', 'dòng 2, cột 7: thiếu dấu hai chấm sau tên trường'],
    ['a brace left out', '{\n  "a": "x"\n', 'dòng 3, cột 1: thiếu dấu đóng }'],
    [
      'a bracket left out',
      '{\n  "a": ["x"\n}',
      'dòng 3, cột 1: thiếu dấu phẩy, dấu } hay dấu ] ngay trước chỗ đó',
    ],
    [
      'a brace too many',
      '{\n  "a": "x"\n}}\n',
      'dòng 3, cột 2: tệp phải kết thúc ngay trước chỗ đó; thường là thừa một dấu đóng } hay ]',
    ],
    [
      'a path of Windows',
      '{\n  "a": "C:\\anh"\n}\n',
      'dòng 2, cột 8: trong chữ có dấu \\; hãy viết hai lần (\\\\) hoặc dùng dấu /',
    ],
    [
      'a tab in a text',
      '{\n  "a": "x\ty"\n}\n',
      'dòng 2, cột 8: trong chữ có dấu Tab hoặc ký tự không hiện ra; hãy thay bằng dấu cách',
    ],
    [
      'a comment',
      '{\n  // x\n  "a": "x"\n}\n',
      'dòng 2, cột 3: có lời chú thích, JSON không cho phép; hãy xóa đi',
    ],
  ])('[M-113] names the line, the column and the mistake: %s', async (_mistake, text, told) => {
    const { dir } = await createContentFolder({ 'site.json': text })
    expect(await readSite(dir)()).toStrictEqual(failed(`Tệp không phải JSON hợp lệ: sai ở ${told}.`))
  })
})

describe('each quote of the supplied site file', () => {
  const QUOTES = Array.from(SHIPPED.matchAll(/"/g), ({ index }) => index)
  const lineOf = (index: number): number => SHIPPED.slice(0, index).split('\n').length

  it.each(['', '“', '”'])('[M-113] is named by its line if %j is written instead', (written) => {
    const told = QUOTES.map((index) => {
      const text = `${SHIPPED.slice(0, index)}${written}${SHIPPED.slice(index + 1)}`
      return Number(/dòng (\d+)/.exec(explainJsonError(text))?.[1])
    })
    expect(QUOTES.length).toBeGreaterThan(200)
    expect(told).toStrictEqual(QUOTES.map(lineOf))
  })
})

describe('a site file that cannot be opened', () => {
  it('[M-113] is named without its folder', async () => {
    const { dir } = await createContentFolder({})
    expect(await readSite(dir)()).toStrictEqual(failed('Tệp này không tồn tại.'))
  })

  it.each(['site.json.txt', 'Site.json', 'site (1).json'])(
    '[M-113] is named with a file of a similar name: %s',
    async (name) => {
      const { dir } = await createContentFolder({ [name]: '{}' })
      expect(await readSite(dir)()).toStrictEqual(
        failed(`Tệp này không tồn tại. Trong thư mục có ${name}; tên phải đúng là site.json.`),
      )
    },
  )

  it('[M-113] is told from a folder that does not exist', async () => {
    const { dir } = await createContentFolder({})
    expect(await readSite(`${dir}/nowhere`)()).toStrictEqual(
      failed('Thư mục nội dung không tồn tại hoặc không đọc được; hãy kiểm tra CONTENT_DIR.'),
    )
  })

  it('[M-113] may not be a folder', async () => {
    const { dir } = await createContentFolder({ 'site.json/inner.txt': '' })
    expect(await readSite(dir)()).toStrictEqual(failed('Đây là thư mục, không phải tệp.'))
  })
})
