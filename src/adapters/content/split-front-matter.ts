import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parse } from 'yaml'
import { explainYamlError } from './explain-yaml-error'

export type MarkdownDocument = { readonly fields: unknown; readonly body: string }

const FRONT_MATTER = /^---[ \t]*\n(?<yaml>[\s\S]*?\n)?---[ \t]*(?:\n(?<body>[\s\S]*))?$/

/** The added line break replaces the opening `---`, so that line numbers in errors match the file. */
const parseFields = (yaml: string): E.Either<string, unknown> =>
  E.tryCatch(
    // Copied, because the parser leaves its texts in pieces of one character, at 50 times the memory.
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
