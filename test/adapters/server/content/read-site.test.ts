import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../../../src/adapters/server/content/read-site'
import { createContentFolder } from '../../../support/content-folder'

const SHIPPED = await readFile(new URL('../../../../content/site.json', import.meta.url), 'utf8')

const failed = (reason: string) => E.left({ tag: 'unreadable', file: 'site.json', reason })

const changed = (change: (site: Record<string, Record<string, unknown>>) => void): string => {
  const site = JSON.parse(SHIPPED)
  change(site)
  return JSON.stringify(site)
}

describe('a site file that is whole', () => {
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
    ['a field that is missing', changed(({ links }) => delete links?.zalo), 'links.zalo is missing.'],
    [
      'a number in place of text',
      changed(({ contacts }) => Object.assign(contacts ?? {}, { hotline: 900000001 })),
      'contacts.hotline must be text, not 900000001.',
    ],
    [
      'a word that is none of the choices',
      changed(({ consent }) => Object.assign(consent ?? {}, { mode: 'none' })),
      'consent.mode must be "notice" or "checkbox", not "none".',
    ],
    [
      'no days to keep registrations for',
      changed(({ consent }) => Object.assign(consent ?? {}, { retentionDays: 0 })),
      'consent.retentionDays must be a whole number of days, 1 to 36500, or null, not 0.',
    ],
    [
      'a group that is no group',
      changed((site) => Object.assign(site, { sheets: { ...site.sheets, orders: 'DatMua' } })),
      'sheets.orders must be a group of fields, not "DatMua".',
    ],
    [
      'two mistakes',
      changed(({ brand, company }) => {
        delete brand?.name
        delete company?.name
      }),
      'brand.name is missing. company.name is missing.',
    ],
    ['a list in place of everything', '[]', 'The whole must be a group of fields, not [].'],
    [
      'Latin-1 text',
      Buffer.from('{"brand":"S\xe1ng"}', 'latin1'),
      'It is neither UTF-8 nor UTF-16 text; save it again as UTF-8.',
    ],
  ])('[M-113] names %s', async (_mistake, bytes, reason) => {
    const { dir } = await createContentFolder({ 'site.json': bytes })
    expect(await readSite(dir)()).toStrictEqual(failed(reason))
  })

  it('[M-113] says where the JSON breaks off', async () => {
    const { dir } = await createContentFolder({ 'site.json': '{"brand":' })
    expect(await readSite(dir)()).toStrictEqual(failed('It is not valid JSON: Unexpected end of JSON input.'))
  })
})

describe('a site file that cannot be opened', () => {
  it('[M-113] is named without the folder it is in', async () => {
    const { dir } = await createContentFolder({})
    expect(await readSite(dir)()).toStrictEqual(failed('It does not exist.'))
  })

  it('[M-113] may not be a folder', async () => {
    const { dir } = await createContentFolder({ 'site.json/inner.txt': '' })
    expect(await readSite(dir)()).toStrictEqual(failed('It is a folder, not a file.'))
  })
})
