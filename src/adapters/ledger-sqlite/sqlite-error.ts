import * as t from 'io-ts'

const PRIMARY_CODE = 0xff

const SqliteError = t.type({ errcode: t.number, errstr: t.string })

export type SqliteError = { readonly code: number; readonly text: string }

/** The code and text of an error of SQLite, without what was sent; null for another error. */
export const sqliteError = (error: unknown): SqliteError | null =>
  SqliteError.is(error) ? { code: error.errcode & PRIMARY_CODE, text: error.errstr } : null
