// Each build has its own folder, builds/<id>. The link `current` leads to one of them, `client` and `server` lead into it.
import { link, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Hashed files of this build and of the two before it are served, because open tabs still request them. */
const BUILDS_SERVED = 3
/** Kept so that a running server still finds its own build after later ones. */
const BUILDS_KEPT = 10
/** Written last; contains the names of the build's own hashed files. */
const MANIFEST = 'built.json'
const ASSETS = join('client', 'assets')

const newestFirst = async (dist: string): Promise<ReadonlyArray<string>> =>
  (await readdir(join(dist, 'builds'))).toSorted().toReversed()

/** Null for an incomplete build. */
const madeBy = (folder: string): Promise<ReadonlyArray<string> | null> =>
  readFile(join(folder, MANIFEST), 'utf8').then(JSON.parse, () => null)

/** Returns the folder for the next build; ids sort by time, and no two builds share one. */
export const nextBuild = async (dist: string): Promise<string> => {
  await mkdir(join(dist, 'builds'), { recursive: true })
  for (;;) {
    const folder = join(dist, 'builds', `${new Date().toISOString().replace(/\D/g, '')}-${process.pid}`)
    const isNew = await mkdir(folder).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
        return false
      },
    )
    if (isNew) return folder
    await wait(1)
  }
}

const replaceLink = async (target: string, path: string): Promise<void> => {
  const fresh = `${path}-${process.pid}`
  await rm(fresh, { force: true })
  await symlink(target, fresh)
  // Earlier versions of this script created folders here instead of links.
  await rename(fresh, path).catch(async () => {
    await rm(path, { recursive: true, force: true })
    await rename(fresh, path)
  })
}

/** Adds the hashed files of earlier builds. */
const addEarlierAssets = async (folder: string, dist: string): Promise<void> => {
  const builds = (await newestFirst(dist)).map((id) => join(dist, 'builds', id))
  const earlier = await Promise.all(builds.map(async (build) => ({ build, made: await madeBy(build) })))
  const kept = earlier.flatMap(({ build, made }) => (made === null ? [] : [{ build, made }]))
  for (const { build, made } of kept.slice(0, BUILDS_SERVED - 1))
    for (const name of made)
      await link(join(build, ASSETS, name), join(folder, ASSETS, name)).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        },
      )
}

/** Makes a complete build the current one atomically. */
export const switchTo = async (folder: string, dist: string): Promise<void> => {
  const made = await readdir(join(folder, ASSETS))
  await addEarlierAssets(folder, dist)
  await writeFile(join(folder, MANIFEST), JSON.stringify(made))
  await replaceLink(join('builds', basename(folder)), join(dist, 'current'))
  for (const part of ['client', 'server']) await replaceLink(join('current', part), join(dist, part))
  for (const id of (await newestFirst(dist)).slice(BUILDS_KEPT))
    await rm(join(dist, 'builds', id), { recursive: true, force: true })
}
