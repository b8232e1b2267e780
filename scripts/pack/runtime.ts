import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sumLines } from './archive.ts'

const SUMS = 'scripts/pack/node.sha256'

/** The package of the project's own Node for this platform. */
export const RUNTIME = `node_modules/node-${process.platform}-${process.arch}`

/** The version of Node that the project brings. */
export const runtimeVersion = (): string =>
  JSON.parse(readFileSync(join(RUNTIME, 'package.json'), 'utf8')).version

/** Returns the path of the runtime's program; throws unless its hash is one of those that the repository records. */
export const checkedRuntime = (root = '.', recorded = readFileSync(SUMS, 'utf8')): string => {
  const program = join(RUNTIME, 'bin/node')
  const found = sumLines(root, [program])
  if (!recorded.split(/(?<=\n)/).includes(found))
    throw new Error(
      `${SUMS} does not record this program. If Node was upgraded on purpose, write the new line there:\n${found}`,
    )
  return join(root, program)
}
