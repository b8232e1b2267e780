/** Length of the shortest phone number without its leading 0. */
const WITHOUT_ZERO = 9

/** Without the sign the digits may be another person's number. */
const COUNTRY_CODE = /^\s*\+84/

const digitsIn = (text: string): ReadonlyArray<string> => [
  text.replace(COUNTRY_CODE, '0').replace(/\D/g, ''),
  ...(text.match(/\d{9,}/g) ?? []),
]

/** The phone numbers of a cell, also without their leading 0, which spreadsheet programs remove, and with the country's code. */
export const phonesIn = (cell: unknown): ReadonlyArray<string> =>
  digitsIn(String(cell ?? '')).flatMap((digits) => [
    digits,
    ...(typeof cell === 'number' || digits.length === WITHOUT_ZERO ? [`0${digits}`] : []),
  ])
