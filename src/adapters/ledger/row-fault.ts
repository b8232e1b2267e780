import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'

const PREFIX = 'unreadable row of '

/** A stored row does not match the codec of its statement; the error names the statement and nothing of the row. */
export const rowFault = (statement: string): Error & { readonly code: string } => {
  const code = `${PREFIX}${statement}`
  return Object.assign(new Error(code), { code })
}

/** Whether a code says that a stored row does not match its codec. */
export const isRowFault = (code: string): boolean => code.startsWith(PREFIX)

/** The code of such an error, which names the statement and no value; null for any other error. */
export const rowFaultText = (error: unknown): string | null =>
  error instanceof Error && isRowFault(error.message) ? error.message : null

/** Throws if the row does not match the codec. */
export const decodedRow = <A>(
  statement: string,
  codec: Pick<t.Decoder<unknown, A>, 'decode'>,
  row: unknown,
): A =>
  pipe(
    codec.decode(row),
    E.getOrElseW(() => {
      throw rowFault(statement)
    }),
  )
