// Builds what is not up to date: the site in dist/client, the server and its commands in dist/server; with --pages, also every page as a file in dist/pages.
import { spawnSync } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { nextBuild, switchTo } from './builds.ts'
import { compress } from './compress.mjs'
import { serverBuild } from './server-build.ts'

const SOURCES = ['src', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']
const DIST = 'dist'
/** Has the time of the build's start, so that files saved meanwhile are built the next time. */
const STAMP = join(DIST, 'current', 'started')

const newest = async (path) => {
  const found = await stat(path)
  if (!found.isDirectory()) return found.mtimeMs
  const times = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))))
  return Math.max(found.mtimeMs, ...times)
}

const isBuilt = async () => {
  const stamp = await stat(STAMP).catch(() => null)
  return stamp !== null && stamp.mtimeMs > Math.max(...(await Promise.all(SOURCES.map(newest))))
}

const writePages = () => {
  const { status } = spawnSync(
    process.execPath,
    [join(DIST, 'server', 'main.js'), '--pages', join(DIST, 'pages')],
    {
      stdio: 'inherit',
    },
  )
  process.exitCode = status ?? 1
}

if (process.argv.includes('--force') || !(await isBuilt())) {
  const folder = await nextBuild(DIST)
  await writeFile(join(folder, 'started'), '')
  // Always a production build, whatever NODE_ENV is.
  process.env.NODE_ENV = 'production'
  const client = join(folder, 'client')
  await build({ logLevel: 'warn', build: { outDir: client } })
  await compress(client)
  await build({ ...serverBuild, build: { ...serverBuild.build, outDir: join(folder, 'server') } })
  await switchTo(folder, DIST)
}

if (process.argv.includes('--pages')) writePages()
