import { YAMLError } from 'yaml'

const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  DUPLICATE_KEY: 'một trường được ghi hai lần',
  MULTILINE_IMPLICIT_KEY: 'thiếu dấu hai chấm sau tên trường',
  BLOCK_AS_IMPLICIT_KEY: 'có hai dấu hai chấm; hãy đặt giá trị trong dấu ngoặc kép thẳng',
  MISSING_CHAR: 'thiếu một dấu, thường là dấu ngoặc kép, dấu ngoặc vuông hay dấu phẩy',
  BAD_INDENT: 'thụt đầu dòng không đều',
  TAB_AS_INDENT: 'đầu dòng có dấu Tab; hãy dùng dấu cách',
  UNEXPECTED_TOKEN: 'có ký tự không đúng chỗ',
  BAD_SCALAR_START: 'giá trị bắt đầu bằng ký tự không được phép; hãy đặt giá trị trong dấu ngoặc kép thẳng',
}

/** Why YAML cannot be parsed, with line and column if the parser tells them. */
export const explainYamlError = (error: unknown): string => {
  if (!(error instanceof YAMLError)) return 'không đọc được'
  const [start] = error.linePos ?? []
  const where = start === undefined ? '' : ` (dòng ${start.line}, cột ${start.col})`
  return `${SENTENCES[error.code] ?? 'không đúng cú pháp'}${where}`
}
