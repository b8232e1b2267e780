import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nextBuild, switchTo } from '../../../scripts/builds'
import { createTempDir } from '../../support/temp-dir'

/** Takes what a build makes and returns its folder, not yet switched to. */
const begun = async (dist: string, name: string): Promise<string> => {
  const folder = await nextBuild(dist)
  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'client', 'index.html'), name)
  await writeFile(join(folder, 'client', 'assets', `${name}.js`), name)
  await writeFile(join(folder, 'server', 'main.js'), name)
  return folder
}

const built = async (dist: string, name: string): Promise<string> => {
  const folder = await begun(dist, name)
  await switchTo(folder, dist)
  return folder
}

const page = (dist: string) => readFile(join(dist, 'client', 'index.html'), 'utf8')
const assets = async (dist: string) => (await readdir(join(dist, 'client', 'assets'))).toSorted()

describe('a build', () => {
  it('[P-009] is served only once it is complete, site and server in one step', async () => {
    const dist = await createTempDir()
    await built(dist, 'a')
    const next = await begun(dist, 'b')
    expect([await page(dist), await readFile(join(dist, 'server', 'main.js'), 'utf8')]).toStrictEqual([
      'a',
      'a',
    ])
    await switchTo(next, dist)
    expect([await page(dist), await readFile(join(dist, 'server', 'main.js'), 'utf8')]).toStrictEqual([
      'b',
      'b',
    ])
    expect(await readlink(join(dist, 'client'))).toBe(join('current', 'client'))
  })

  it('[P-009] does not touch the folder from which a server runs', async () => {
    const dist = await createTempDir()
    const running = await built(dist, 'a')
    for (const name of ['b', 'c', 'd']) await built(dist, name)
    expect(await readFile(join(running, 'client', 'index.html'), 'utf8')).toBe('a')
    expect(await readdir(join(running, 'client', 'assets'))).toStrictEqual(['a.js'])
  })

  it('[P-009] keeps the hashed files of the two before it served, and no older ones', async () => {
    const dist = await createTempDir()
    const served: Array<ReadonlyArray<string>> = []
    for (const name of ['a', 'b', 'c', 'd']) {
      await built(dist, name)
      served.push(await assets(dist))
    }
    expect(served).toStrictEqual([
      ['a.js'],
      ['a.js', 'b.js'],
      ['a.js', 'b.js', 'c.js'],
      ['b.js', 'c.js', 'd.js'],
    ])
  })

  it('[P-009] that was interrupted is ignored', async () => {
    const dist = await createTempDir()
    await built(dist, 'a')
    await begun(dist, 'broken')
    await built(dist, 'b')
    expect(await assets(dist)).toStrictEqual(['a.js', 'b.js'])
  })

  it('[P-009] replaces folders that an older release built', async () => {
    const dist = await createTempDir()
    await mkdir(join(dist, 'client', 'assets'), { recursive: true })
    await mkdir(join(dist, 'server'))
    await built(dist, 'a')
    expect(await page(dist)).toBe('a')
  })

  it('[P-009] is one of the ten builds that are kept', async () => {
    const dist = await createTempDir()
    for (let n = 0; n < 12; n += 1) await built(dist, String(n))
    expect(await readdir(join(dist, 'builds'))).toHaveLength(10)
    expect(await page(dist)).toBe('11')
  })
})
