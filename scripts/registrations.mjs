// Runs a command of what is built: a command never builds again what a server may be serving.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PROGRAM = join(import.meta.dirname, '..', 'dist', 'server', 'registrations.js')

if (!existsSync(PROGRAM)) await import('./build.mjs')
await import(PROGRAM)
