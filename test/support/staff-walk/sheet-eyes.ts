import { columnLetters } from '../stand-in-sheets/column-letters'
import type { Spreadsheet } from '../stand-in-sheets/spreadsheet'
import { textsOf } from '../stand-in-sheets/views'
import type { WalkModel } from './walk-model'

/** What a name's row should show. */
export type Known = { readonly phone: string; readonly at: number }

/** What staff know of a name: a registration, or an order on the telephone. */
export const knownOf = (model: WalkModel, name: string): Known | undefined =>
  model.named(name)[0] ?? model.hands().typed.get(name)

const NAME = /^(?:Nguyễn Mẫu|Khách Gọi) \d+$/
export const isName = (text: string): boolean => NAME.test(text)

const VIETNAM_OFFSET_MS = 7 * 3_600_000
const CLOCK = /(\d{1,2}):(\d{2})/
const ENOUGH_ROWS = 40
const LAST_DIGITS = -9

const shows = (text: string, { phone }: Known): boolean =>
  text.replaceAll(/\D/g, '').endsWith(phone.slice(LAST_DIGITS))

const isTimeOf = (text: string, { at }: Known): boolean => {
  const found = CLOCK.exec(text)
  const then = new Date(at + VIETNAM_OFFSET_MS)
  return Number(found?.[1]) === then.getUTCHours() && Number(found?.[2]) === then.getUTCMinutes()
}

type Row = { readonly row: number; readonly name: string; readonly texts: ReadonlyArray<string> }

const mostly = (rows: ReadonlyArray<Row>, fits: (text: string, row: Row) => boolean): string | null => {
  const counts = new Map<number, number>()
  for (const row of rows)
    for (const [column, text] of row.texts.entries())
      if (fits(text, row)) counts.set(column, (counts.get(column) ?? 0) + 1)
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1])
  return best === undefined ? null : columnLetters(best[0])
}

/** How staff find their way in a tab: by what they know of the people in it, else by headings. Rows count from 1. */
export const lookAt = (book: Spreadsheet, title: string, model: WalkModel) => {
  const texts = textsOf(book, title)
  const rows = texts.flatMap((cells, index): ReadonlyArray<Row> => {
    const name = cells.find(isName)
    return name === undefined ? [] : [{ row: index + 1, name, texts: cells }]
  })
  const sample = rows.slice(0, ENOUGH_ROWS)
  const fitting = (fits: (text: string, known: Known) => boolean) =>
    mostly(sample, (text, { name }) => {
      const known = knownOf(model, name)
      return known !== undefined && fits(text, known)
    })
  const heading = texts
    .slice(0, 20)
    .findIndex((cells) => !cells.some(isName) && cells.filter((text) => text !== '').length > 1)
  const headed = (text: string): string | null => {
    const column = texts[heading]?.indexOf(text) ?? -1
    return column < 0 ? null : columnLetters(column)
  }
  return {
    texts,
    rows,
    width: 1 + Math.max(-1, ...texts.map((cells) => cells.findLastIndex((text) => text !== ''))),
    name: mostly(sample, isName) ?? headed('Họ và tên'),
    phone: fitting(shows) ?? headed('Số điện thoại'),
    time: fitting(isTimeOf) ?? headed('Thời gian'),
    headed,
    /** The row of the headings; null if the tab has none, or none that staff recognise. */
    headingRow: heading < 0 ? null : heading + 1,
  }
}

export type Sight = ReturnType<typeof lookAt>

const two = (n: number): string => String(n).padStart(2, '0')

/** The moment as staff type it. */
export const typedTime = (at: number): string => {
  const then = new Date(at + VIETNAM_OFFSET_MS)
  const day = `${two(then.getUTCDate())}/${two(then.getUTCMonth() + 1)}/${then.getUTCFullYear()}`
  return `${day} ${two(then.getUTCHours())}:${two(then.getUTCMinutes())}:${two(then.getUTCSeconds())}`
}
