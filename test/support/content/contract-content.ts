import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContractRule } from '../../../src/domain/site/contract-rule'
import { createTempDir } from '../temp-dir'

/** A folder whose `site.json` has this rule; that is all the commands read of it. */
export const contractContent = async (contract: ContractRule): Promise<string> => {
  const dir = join(await createTempDir(), 'content')
  const site = JSON.parse(await readFile('content/site.json', 'utf8'))
  await mkdir(dir)
  await writeFile(join(dir, 'site.json'), JSON.stringify({ ...site, retention: { contract } }))
  return dir
}
