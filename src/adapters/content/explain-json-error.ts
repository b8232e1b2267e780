import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

const CURLY_QUOTE = /[“”„‟]/

const CURLY = 'có dấu ngoặc kép cong (“ ”); hãy dùng dấu ngoặc kép thẳng (")'
const UNKNOWN = 'thường là thiếu hoặc thừa một dấu phẩy, dấu ngoặc kép hay dấu ngoặc ngay trước chỗ đó'

const SENTENCES: Readonly<Record<string, string>> = {
  UnexpectedEndOfString: 'dấu ngoặc kép mở ở đó không được đóng ở cuối dòng, hoặc là dấu thừa',
  InvalidSymbol:
    'chữ ở đó không nằm trong dấu ngoặc kép thẳng ("); muốn có dấu ngoặc kép trong chữ, hãy viết \\"',
  CommaExpected: 'thiếu dấu phẩy, dấu } hay dấu ] ngay trước chỗ đó',
  ColonExpected: 'thiếu dấu hai chấm sau tên trường',
  PropertyNameExpected: 'thừa dấu phẩy ngay trước chỗ đó, hoặc thiếu tên trường',
  ValueExpected: 'thiếu giá trị, hoặc thừa dấu phẩy ngay trước chỗ đó',
  CloseBraceExpected: 'thiếu dấu đóng }',
  CloseBracketExpected: 'thiếu dấu đóng ]',
  EndOfFileExpected: 'tệp phải kết thúc ngay trước chỗ đó; thường là thừa một dấu đóng } hay ]',
  InvalidEscapeCharacter: 'trong chữ có dấu \\; hãy viết hai lần (\\\\) hoặc dùng dấu /',
  InvalidCharacter: 'trong chữ có dấu Tab hoặc ký tự không hiện ra; hãy thay bằng dấu cách',
  InvalidCommentToken: 'có lời chú thích, JSON không cho phép; hãy xóa đi',
}

const isCurly = (code: string, line: string): boolean =>
  code === 'InvalidSymbol'
    ? CURLY_QUOTE.test(line.charAt(0))
    : code === 'UnexpectedEndOfString' && CURLY_QUOTE.test(line)

/** Explains the first mistake of a text that `JSON.parse` refuses, with its line and column, both from 1. */
export const explainJsonError = (text: string): string => {
  const errors: Array<ParseError> = []
  parse(text, errors, { disallowComments: true })
  const [{ error, offset } = { error: 0, offset: text.length }] = errors
  const code = printParseErrorCode(error)
  const before = text.slice(0, offset).split('\n')
  const [line = ''] = text.slice(offset).split('\n', 1)
  const what = isCurly(code, line) ? CURLY : (SENTENCES[code] ?? UNKNOWN)
  return `Tệp không phải JSON hợp lệ: sai ở dòng ${before.length}, cột ${(before.at(-1) ?? '').length + 1}: ${what}.`
}
