import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built page that others are made from; empty if nothing was built. */
export const readTemplate = (siteDir: string): Promise<string> =>
  readFile(join(siteDir, 'index.html'), 'utf8').catch(() => '')
