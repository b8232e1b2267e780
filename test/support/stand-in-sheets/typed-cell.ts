import { type Cell, changed, type NumberFormat, type Value } from './cell'
import { type Moment, serialOf } from './serial-date'

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)?|\d{1,3}(?:\.\d{3})+)$/
const DAY_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

type Read = { readonly value: Value; readonly format?: NumberFormat }

const dateOf = (text: string): Read | null => {
  const found = DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text)
  if (found === null) return null
  const isDayFirst = found[1]?.length !== 4
  const [first = 0, month = 0, third = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  const moment: Moment = {
    year: isDayFirst ? third : first,
    month,
    day: isDayFirst ? first : third,
    hour,
    minute,
    second,
  }
  const serial = serialOf(moment)
  if (serial === null) return null
  const days = isDayFirst ? 'dd/MM/yyyy' : 'yyyy-MM-dd'
  if (found[4] === undefined) return { value: serial, format: { type: 'DATE', pattern: days } }
  const time = found[6] === undefined ? 'HH:mm' : 'HH:mm:ss'
  return { value: serial, format: { type: 'DATE_TIME', pattern: `${days} ${time}` } }
}

/** In Vietnamese numbers a point groups digits in threes and a comma begins the decimals. */
const numberOf = (text: string): number =>
  /^[+-]?\d{1,3}(?:\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : Number(text.replace(',', '.'))

const readTyped = (text: string): Read => {
  if (text.startsWith('=') && text.length > 1) return { value: { formula: text } }
  if (/^(?:true|false)$/i.test(text)) return { value: /^true$/i.test(text) }
  if (NUMBER.test(text)) return { value: numberOf(text) }
  return dateOf(text) ?? { value: text }
}

/**
 * What a cell becomes if a person types a text into it: numbers, dates, formulas and the words for checkboxes are recognised,
 * unless the text begins with an apostrophe or the cell is formatted as text. The locale is Vietnamese.
 */
export const typedCell = (text: string, former: Cell | undefined = undefined): Cell | undefined => {
  if (text === '') return changed(former, { value: undefined })
  if (text.startsWith("'")) return changed(former, { value: text.slice(1) })
  if (former?.format?.type === 'TEXT') return changed(former, { value: text })
  const { value, format } = readTyped(text)
  return changed(former, { value, ...(format === undefined ? {} : { format }) })
}
