// Builds what is not up to date: the site in dist/client, the server and its commands in dist/server; with --pages, also every page as a file in dist/pages.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { nextBuild, switchTo } from './builds.ts'
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

const TEXT = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/
/** In bytes; compressing smaller files saves less than the headers of their responses take. */
const SHORTEST_BYTES = 500

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const filesBelow = async (path) => {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path)
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat()
}

/** Writes compressed variants beside each text file of the built site, for clients that accept them. */
const compress = async (folder) => {
  const texts = (await filesBelow(folder)).filter((path) => TEXT.test(path))
  await Promise.all(
    texts.map(async (path) => {
      const bytes = await readFile(path)
      if (bytes.length < SHORTEST_BYTES) return
      await writeFile(`${path}.br`, await brotli(bytes))
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
    }),
  )
}

const writePages = () => {
  const args = [join(DIST, 'server', 'main.js'), '--pages', join(DIST, 'pages')]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
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
