import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../../src/adapters/content/read-site'
import { createContentFolder } from '../../support/content-folder'

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
    expect(await readSite(dir)()).toStrictEqual(E.right(JSON.parse(SHIPPED)))
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

  it('[M-113] names the line and column of invalid JSON', async () => {
    const { dir } = await createContentFolder({ 'site.json': '{"brand":' })
    expect(await readSite(dir)()).toStrictEqual(
      failed(
        'Tệp không phải JSON hợp lệ: sai ở dòng 1, cột 10. Thường là thiếu hoặc thừa một dấu phẩy, dấu ngoặc kép hay dấu ngoặc ngay trước chỗ đó.',
      ),
    )
  })
})

describe('a site file that cannot be opened', () => {
  it('[M-113] is named without its folder', async () => {
    const { dir } = await createContentFolder({})
    expect(await readSite(dir)()).toStrictEqual(failed('Tệp này không tồn tại.'))
  })

  it('[M-113] may not be a folder', async () => {
    const { dir } = await createContentFolder({ 'site.json/inner.txt': '' })
    expect(await readSite(dir)()).toStrictEqual(failed('Đây là thư mục, không phải tệp.'))
  })
})
