// Packs the results of the last complete test run: pages, evidence, reports of mutation, faults and benches, checksums, bill of materials.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sumLines, writeArchive, writeSums } from './pack/archive.ts'
import { billOfMaterials } from './pack/bill-of-materials.ts'
import { packedCommit } from './pack/commit.ts'

const FOLDER = 'reports/evidence'
const NEEDED = ['reports/evidence.html', 'reports/evidence.json']
const MUTATION = ['domain', 'rules'].map((room) => `reports/mutation-${room}.json`)
const WHERE_THERE = [...MUTATION, 'reports/faults.jsonl', 'reports/bench.json']

const trackedFiles = () =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => name !== '' && existsSync(name))

const runScript = (name) => {
  const { status } = spawnSync(process.execPath, [`scripts/${name}.mjs`, '--html'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

// Before pages are written anew.
const commit = packedCommit()
for (const name of ['trace', 'diagrams']) runScript(name)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
cpSync('docs', join(FOLDER, 'docs'), { recursive: true })
for (const file of [...NEEDED, ...WHERE_THERE.filter((name) => existsSync(name))])
  cpSync(file, join(FOLDER, basename(file)))
writeFileSync(join(FOLDER, 'bill-of-materials.cdx.json'), billOfMaterials(commit))
writeFileSync(join(FOLDER, 'commit.json'), `${JSON.stringify(commit, null, 2)}\n`)
writeFileSync(join(FOLDER, 'project.sha256'), sumLines('.', trackedFiles()))
const files = writeSums(FOLDER)
const archive = writeArchive(FOLDER, commit.seconds)
console.log(`${archive}: ${(statSync(archive).size / 1_000).toFixed(0)} kB, ${files} files`)
const missing = WHERE_THERE.filter((name) => !existsSync(name))
if (missing.length > 0) console.log(`not there, so left out: ${missing.join(', ')}`)
