import * as t from 'io-ts'

const PRIMARY_CODE = 0xff

const SqliteError = t.type({ errcode: t.number, errstr: t.string })

export type SqliteError = { readonly code: number; readonly text: string }

/** Takes what was thrown, gives SQLite's primary result code with its standing text, null for anything else. */
export const sqliteError = (error: unknown): SqliteError | null =>
  SqliteError.is(error) ? { code: error.errcode & PRIMARY_CODE, text: error.errstr } : null
