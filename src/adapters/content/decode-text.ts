import * as E from 'fp-ts/Either'

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Not allowed in XML 1.0: one such character would make a whole sitemap unreadable. Word processors copy line breaks as `\v`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** NFC-normalized, with LF line ends and without a byte order mark. */
export const decodeText = (bytes: Uint8Array): E.Either<string, string> =>
  E.tryCatch(
    () =>
      new TextDecoder(encodingOf(bytes), { fatal: true })
        .decode(bytes)
        .replace(/\r\n?/g, '\n')
        .replace(NOT_IN_XML, ' ')
        .normalize('NFC'),
    () => 'Tệp không phải văn bản UTF-8 hay UTF-16; hãy lưu lại ở dạng UTF-8 (trong Excel: CSV UTF-8).',
  )
