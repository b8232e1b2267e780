import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { serverBuild } from '../../scripts/server-build'

export const BUILT_PAGE = '<!doctype html><title>Trang</title>'

/** Builds the server as the product is built, beside a page of one line; gives its programs and what takes them away again. */
export const buildServer = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'nam-vung-build-'))
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
  const outDir = join(dir, 'server')
  await build({ ...serverBuild, build: { ...serverBuild.build, outDir } })
  mkdirSync(join(dir, 'client'))
  writeFileSync(join(dir, 'client', 'index.html'), BUILT_PAGE)
  return {
    main: join(outDir, 'main.js'),
    registrations: join(outDir, 'registrations.js'),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

export type BuiltServer = Awaited<ReturnType<typeof buildServer>>
