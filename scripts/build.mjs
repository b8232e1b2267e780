// Builds what is not built: the site behind dist/client, the server and its commands behind dist/server; with --pages every page as a file into dist/pages.
import { spawnSync } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { nextBuild, switchTo } from './builds.ts'
import { compress } from './compress.mjs'
import { serverBuild } from './server-build.ts'

const SOURCES = ['src', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']
const DIST = 'dist'
/** As old as the beginning of the build: what was saved meanwhile is built the next time. */
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
  // What is built is for visitors, whatever the shell says.
  process.env.NODE_ENV = 'production'
  const client = join(folder, 'client')
  await build({ logLevel: 'warn', build: { outDir: client } })
  await compress(client)
  await build({ ...serverBuild, build: { ...serverBuild.build, outDir: join(folder, 'server') } })
  await switchTo(folder, DIST)
}

if (process.argv.includes('--pages')) writePages()
