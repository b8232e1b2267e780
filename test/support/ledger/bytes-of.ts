import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Another process reads: one that closes a file which it also has open in SQLite loses its locks on it. */
export const bytesOf = (dir: string): Buffer => {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return execFileSync('cat', ['/dev/null', ...files], { maxBuffer: 2 ** 27 })
}
