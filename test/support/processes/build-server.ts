import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serverBuild } from '../../../scripts/server-build'
import { BUILT_PAGE } from './built-page'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absolute paths of the built programs. */
    readonly builtServer: { readonly main: string; readonly registrations: string }
  }
}

/** Builds the server once for all the tests of a project, as the product is built, beside a page of one line. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-build-'))
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
  const outDir = join(dir, 'server')
  await build({ ...serverBuild, build: { ...serverBuild.build, outDir } })
  mkdirSync(join(dir, 'client'))
  writeFileSync(join(dir, 'client', 'index.html'), BUILT_PAGE)
  provide('builtServer', { main: join(outDir, 'main.js'), registrations: join(outDir, 'registrations.js') })
  return () => rm(dir, { recursive: true, force: true })
}
