const XML_NAMES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  '#13': '\r',
}

const fromXml = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name) => XML_NAMES[name] ?? whole)

/** Takes the files of a workbook and returns its cells row by row: each has its text, or the number of one that rows share. */
export const workbookRows = (
  files: Readonly<Record<string, string>>,
): ReadonlyArray<ReadonlyArray<string>> => {
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)</g)].map(
    ([, text = '']) => text,
  )
  const rows = (files['xl/worksheets/sheet1.xml'] ?? '').matchAll(/<row.*?<\/row>/gs)
  return Array.from(rows, ([row]) =>
    Array.from(row.matchAll(/<v>(\d+)<|<t[^>]*>([^<]*)</g), ([, index, text]) =>
      fromXml(index === undefined ? (text ?? '') : (texts[Number(index)] ?? '')),
    ),
  )
}
