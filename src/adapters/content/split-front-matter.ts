import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parse, YAMLError } from 'yaml'

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
const explainYamlError = (error: unknown): string => {
  if (!(error instanceof YAMLError)) return 'không đọc được'
  const [start] = error.linePos ?? []
  const where = start === undefined ? '' : ` (dòng ${start.line}, cột ${start.col})`
  return `${SENTENCES[error.code] ?? 'không đúng cú pháp'}${where}`
}

export type MarkdownDocument = { readonly fields: unknown; readonly body: string }

const FRONT_MATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?\n)?---[ \t]*(?:\n(?<body>[\s\S]*))?$/

/** The added line break stands for the opening `---`, so that line numbers in errors match the file. */
const parseFields = (yaml: string): E.Either<string, unknown> =>
  E.tryCatch(
    // Copied, because the parser returns texts as chains of one-character strings, which take 50 times the memory.
    () => structuredClone(parse(`\n${yaml}`, { schema: 'core', logLevel: 'error' })),
    (error) => `Khối thông tin đầu tệp không phải YAML: ${explainYamlError(error)}.`,
  )

/** Splits a Markdown file into its YAML fields and its body; fails with a sentence if it does not begin with them. */
export const splitFrontMatter = (text: string): E.Either<string, MarkdownDocument> =>
  pipe(
    FRONT_MATTER.exec(text)?.groups,
    E.fromNullable('Tệp không bắt đầu bằng khối thông tin nằm giữa hai dòng ba dấu gạch nối.'),
    E.chain(({ yaml = '', body = '' }) =>
      pipe(
        parseFields(yaml),
        E.map((fields) => ({ fields, body: body.trim() })),
      ),
    ),
  )
