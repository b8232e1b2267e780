const DELIMITERS = [',', ';', '\t'] as const

/** The most frequent of comma, semicolon and tab in the header line. */
export const csvDelimiter = (csv: string): (typeof DELIMITERS)[number] => {
  const [headerLine = ''] = csv.replace(/^\n+|"[^"]*"/g, '').split('\n', 1)
  const count = (delimiter: string) => headerLine.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best))
}
