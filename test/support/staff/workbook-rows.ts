const XML_NAMES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  '#13': '\r',
}

/** As Excel and LibreOffice read texts: `_x0041_` is the letter A. */
const fromXml = (text: string): string =>
  text
    .replace(/&(#?\w+);/g, (whole, name) => XML_NAMES[name] ?? whole)
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

const DAY_S = 86_400
const DAYS_BEFORE_1970 = 25_569

const timeText = (days: number): string => {
  const at = new Date(Math.round((days - DAYS_BEFORE_1970) * DAY_S) * 1_000).toISOString()
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(.{8})/.exec(at) ?? []
  return `${day}/${month}/${year} ${time}`
}

/** Whether a style shows a number of days as a time, by the number of the style. */
const timeStyles = (styles: string): ReadonlyArray<boolean> => {
  const [, id = 'none'] = /numFmtId="(\d+)" formatCode="dd\/mm\/yyyy hh:mm:ss"/.exec(styles) ?? []
  const [, cells = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? []
  return Array.from(cells.matchAll(/<xf\b[^>]*>/g), ([style]) => style.includes(`numFmtId="${id}"`))
}

/** `A` is 0; an empty cell is not written. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The cells of the workbook's sheet as they are shown, row by row. */
export const workbookRows = (
  files: Readonly<Record<string, string>>,
): ReadonlyArray<ReadonlyArray<string>> => {
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)</g)].map(
    ([, text = '']) => text,
  )
  const isTime = timeStyles(files['xl/styles.xml'] ?? '')
  const shown = (attributes: string, content: string): string => {
    const [, value = ''] = /<v>([^<]*)</.exec(content) ?? []
    if (attributes.includes('t="s"')) return fromXml(texts[Number(value)] ?? '')
    return isTime[Number(/s="(\d+)"/.exec(attributes)?.[1])] ? timeText(Number(value)) : value
  }
  const rows = (files['xl/worksheets/sheet1.xml'] ?? '').matchAll(/<row.*?<\/row>/gs)
  const placed = Array.from(rows, ([row]) =>
    Array.from(
      row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs),
      ([, column = '', attributes = '', content = '']) => ({
        index: columnNumber(column),
        text: shown(attributes, content),
      }),
    ),
  )
  const width = placed[0]?.length ?? 0
  return placed.map((cells) =>
    Array.from({ length: width }, (_, index) => cells.find((cell) => cell.index === index)?.text ?? ''),
  )
}
