import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a built program. Commands never build again, because a server may be serving the build. */
export const runBuilt = async (name) => {
  const program = join(import.meta.dirname, '..', 'dist', 'server', `${name}.js`)
  if (!existsSync(program)) await import('./build.mjs')
  await import(program)
}
