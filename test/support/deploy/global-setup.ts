import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeArchive, writeSums } from '../../../scripts/pack/archive'
import { packedCommit } from '../../../scripts/pack/commit'
import { layRelease, releaseName } from '../../../scripts/pack/lay-release'
import { installRelease } from './installed-release'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The archives of a release and of the one after it. */
    readonly archives: readonly [string, string]
    /** Where the first of them is installed. */
    readonly installed: string
    /** A hashed file that only the later one has. */
    readonly laterFile: string
  }
}

const LATER_FILE = 'assets/of-the-later-release.js'

/** Packs this commit, and once more as if it were the next one. */
export default ({ provide }: TestProject): (() => void) => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'ignore' })
  const dir = mkdtempSync(join(tmpdir(), 'nam-vung-releases-'))
  const commit = packedCommit()
  const later = { ...commit, hash: [...commit.hash].toReversed().join(''), seconds: commit.seconds + 1 }
  const folderOf = (packed: typeof commit): string => join(dir, releaseName(packed))
  layRelease(folderOf(commit), commit)
  layRelease(folderOf(later), later)
  writeFileSync(join(folderOf(later), 'dist/client', LATER_FILE), '')
  writeSums(folderOf(later))
  const archives = [
    writeArchive(folderOf(commit), commit.seconds),
    writeArchive(folderOf(later), later.seconds),
  ]
  provide('archives', [archives[0] ?? '', archives[1] ?? ''])
  provide('laterFile', LATER_FILE)
  const installed = join(dir, 'installed')
  installRelease(archives[0] ?? '', installed)
  provide('installed', installed)
  console.log(`packed ${archives.map((path) => basename(path)).join(' and ')}`)
  console.log(
    'Left out: containers are neither built nor run, and no public authority is asked for a certificate.',
  )
  return () => rmSync(dir, { recursive: true, force: true })
}
