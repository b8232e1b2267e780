/** XML 1.0 does not allow these: one of them makes a whole sitemap or workbook unreadable. Word processors copy line breaks as `\v`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** The text with `instead` for each character that XML does not allow. */
export const xmlText = (text: string, instead: string): string => text.replace(NOT_IN_XML, instead)
