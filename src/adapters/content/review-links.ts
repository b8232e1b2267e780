import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentFailure } from '../../ports/content'
import { unreadable } from './content-failure'
import { explainReadError, readFault } from './read-fault'
import { liesOutside } from './read-inside'

/** Matches files and folders whose links are reported by their readers. */
const READ = /^(?:site\.json|products\.csv|(?:news|videos)(?:\/[^/]+\.md)?)$/

const linksOut = async (contentDir: string, folder: string): Promise<ReadonlyArray<string>> => {
  const entries = await readdir(join(contentDir, folder), { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .map(async (entry): Promise<ReadonlyArray<string>> => {
        const file = join(folder, entry.name)
        if (entry.isDirectory()) return linksOut(contentDir, file)
        const isOut =
          entry.isSymbolicLink() && (await liesOutside(contentDir, join(contentDir, file)).catch(() => false))
        return isOut ? [file] : []
      }),
  )
  return found.flat()
}

/** Reports the links that lead out of the content folder; nothing behind them is served or read. */
export const reviewLinks = async (contentDir: string): Promise<ReadonlyArray<ContentFailure>> =>
  (await linksOut(contentDir, ''))
    .filter((file) => !READ.test(file))
    .sort()
    .map((file) => unreadable(file)(explainReadError(readFault('EOUTSIDE'))))
