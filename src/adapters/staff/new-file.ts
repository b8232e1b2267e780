import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { PRIVATE_FILE } from '../files/private-file'

/** Whether the path is a folder; false if it cannot be looked at. */
export const isFolder = (path: string): boolean =>
  pipe(
    O.tryCatch(() => statSync(path)),
    O.exists((found) => found.isDirectory()),
  )

export const NO_FILE = 'Thiếu tên tệp: --to TỆP.'

const NO_CSV = 'Tên tệp sau --to phải kết thúc bằng .csv; lệnh này chỉ ghi dạng ấy.'

/** The name of a new CSV file; `Left` is a sentence. Excel refuses CSV under the name of a workbook. */
export const readCsvName = (written: string): E.Either<string, string> => {
  if (written === '') return E.left(NO_FILE)
  return extname(written).toLowerCase() === '.csv' ? E.right(written) : E.left(NO_CSV)
}

const partOf = (file: string): string => `${file}.part`

const openNewFile = (file: string): Promise<Writable> =>
  new Promise((resolve, reject) => {
    if (existsSync(file)) throw new Error('there already')
    rmSync(partOf(file), { force: true })
    const stream = createWriteStream(partOf(file), { flags: 'wx', mode: PRIVATE_FILE })
    stream.once('open', () => resolve(stream)).once('error', reject)
  })

/**
 * Passes a new file to `write`; null if it cannot be created, as when it exists. It is readable by its owner only, gets its
 * name when it is complete, and is deleted if `write` throws.
 */
export const writeNewFile = async <A>(
  file: string,
  write: (output: Writable) => Promise<A>,
): Promise<A | null> => {
  const output = await openNewFile(file).catch((): null => null)
  if (output === null) return null
  try {
    const written = await write(output)
    await finished(output.end())
    renameSync(partOf(file), file)
    return written
  } catch (error) {
    rmSync(partOf(file), { force: true })
    throw error
  }
}

/** Why a file could not be created. */
export const explainNewFile = (file: string, user: string): string => {
  const inFolder = isFolder(dirname(file))
    ? `tài khoản ${user} không ghi được vào thư mục đó`
    : 'không có thư mục ấy, hoặc không vào được'
  return `Không tạo được tệp ${file}: ${existsSync(file) ? 'tệp đã có sẵn' : inFolder}.`
}

/** The sentence for a system error; null for a fault of the ledger. */
export const explainFileError = (error: unknown, file: string): string | null =>
  error instanceof Error && 'syscall' in error && 'code' in error
    ? `Không ghi được tệp ${file} (${error.code}). Hãy kiểm tra nơi ghi, ví dụ đĩa đã đầy.`
    : null
