const DIGITS_WITHOUT_ZERO = 9

/** Without `+`, the digits may be another person's number. */
const COUNTRY_CODE = /^\s*\+84/

const digitsIn = (text: string): ReadonlyArray<string> => [
  text.replace(COUNTRY_CODE, '0').replace(/\D/g, ''),
  ...(text.match(/\d{9,}/g) ?? []),
]

/** The phone numbers in a cell; restores a leading 0 that a spreadsheet program removed, and turns `+84` into 0. */
export const phonesIn = (cell: unknown): ReadonlyArray<string> =>
  digitsIn(String(cell ?? '')).flatMap((digits) => [
    digits,
    ...(typeof cell === 'number' || digits.length === DIGITS_WITHOUT_ZERO ? [`0${digits}`] : []),
  ])
