import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'

export const NO_FILE = 'Thiếu tên tệp: --to TỆP.'

const FOR_THE_OWNER = 0o600

const partOf = (file: string): string => `${file}.part`

const openNewFile = (file: string): Promise<Writable> =>
  new Promise((resolve, reject) => {
    if (existsSync(file)) throw new Error('there already')
    rmSync(partOf(file), { force: true })
    const stream = createWriteStream(partOf(file), { flags: 'wx', mode: FOR_THE_OWNER })
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
export const explainNewFile = (file: string, user: string): string =>
  `Không tạo được tệp ${file}: tệp đã có sẵn, hoặc tài khoản ${user} không ghi được vào thư mục đó.`

/** Null for a fault of the ledger, which is no system error. */
export const explainFileError = (error: unknown, file: string): string | null =>
  error instanceof Error && 'syscall' in error && 'code' in error
    ? `Không ghi được tệp ${file} (${error.code}). Hãy kiểm tra nơi ghi, ví dụ đĩa đã đầy.`
    : null
