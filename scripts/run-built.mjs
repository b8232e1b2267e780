import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a program of what is built: a command never builds again what a server may be serving. */
export const runBuilt = async (name) => {
  const program = join(import.meta.dirname, '..', 'dist', 'server', `${name}.js`)
  if (!existsSync(program)) await import('./build.mjs')
  await import(program)
}
