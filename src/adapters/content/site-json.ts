import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser'

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

/** A field of a JSON text under the names and places of all groups and lists around it; lines count from 1. */
export type WrittenField = { readonly path: ReadonlyArray<string | number>; readonly line: number }

/** The path and line of each property in a JSON text; repeated ones each time. Lines count from 1. */
export const writtenFields = (json: string): ReadonlyArray<WrittenField> => {
  const fields: Array<WrittenField> = []
  visit(json, {
    onObjectProperty: (name, _offset, _length, startLine, _startColumn, pathOf) => {
      fields.push({ path: [...pathOf(), name], line: startLine + 1 })
    },
  })
  return fields
}

type RepeatedField = { readonly field: string; readonly line: number; readonly firstLine: number }

/** The fields that stand twice in one group, of which only the last one counts. */
export const repeatedFields = (fields: ReadonlyArray<WrittenField>): ReadonlyArray<RepeatedField> => {
  const lines = new Map<string, number>()
  return fields.flatMap(({ path, line }) => {
    const key = JSON.stringify(path)
    const firstLine = lines.get(key)
    if (firstLine !== undefined) return [{ field: path.join('.'), line, firstLine }]
    lines.set(key, line)
    return []
  })
}

type UnknownField = {
  readonly path: WrittenField['path']
  readonly line: number
  readonly beside: ReadonlyArray<string>
}

const inside = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** The written fields that a decoded value, which has every known one, lacks; `beside`: the known ones of their group. */
export const unknownFields = (
  fields: ReadonlyArray<WrittenField>,
  decoded: object,
): ReadonlyArray<UnknownField> =>
  fields.flatMap(({ path, line }) => {
    const group = path.slice(0, -1).reduce<unknown>(inside, decoded)
    return typeof group === 'object' && group !== null && !Object.hasOwn(group, path.at(-1) ?? '')
      ? [{ path, line, beside: Object.keys(group) }]
      : []
  })
