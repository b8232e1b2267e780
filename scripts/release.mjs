// Packs an archive that runs on a machine without npm; it is identical for the same commit.
import { statSync } from 'node:fs'
import './build.mjs'
import { writeArchive } from './pack/archive.ts'
import { packedCommit } from './pack/commit.ts'
import { layRelease, releaseName } from './pack/lay-release.ts'

const commit = packedCommit()
const folder = `release/${releaseName(commit)}`
const files = layRelease(folder, commit)
const archive = writeArchive(folder, commit.seconds)
console.log(`${archive}: ${(statSync(archive).size / 1_000_000).toFixed(1)} MB, ${files} files`)
if (!commit.isClean) console.log('It holds changes that are not committed.')
