// Packs what a release can show: pages, evidence, mutation report, bench results, hashes of all files, bill of materials.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = 'reports/release'
const ARCHIVE = 'reports/evidence.tar.gz'

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')
const output = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })

execFileSync(process.execPath, ['scripts/trace.mjs', '--html'], { stdio: 'inherit' })
execFileSync(process.execPath, ['scripts/diagrams.mjs', '--html'], { stdio: 'inherit' })

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
cpSync('docs', `${FOLDER}/docs`, { recursive: true })
const missing = []
for (const [from, to] of [
  ['reports/evidence.html', 'evidence.html'],
  ['reports/evidence.json', 'evidence.json'],
  ['reports/mutation.json', 'mutation.json'],
  ['reports/faults.jsonl', 'faults.jsonl'],
  ['reports/bench.txt', 'bench.txt'],
])
  if (existsSync(from)) cpSync(from, `${FOLDER}/${to}`)
  else missing.push(from)
writeFileSync(
  `${FOLDER}/bill-of-materials.cdx.json`,
  output('npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
)
const files = output('git', 'ls-files')
  .split('\n')
  .filter((name) => name !== '' && existsSync(name))
writeFileSync(`${FOLDER}/files.sha256`, files.map((name) => `${sha256(name)}  ${name}\n`).join(''))
writeFileSync(`${FOLDER}/commit.txt`, output('git', 'rev-parse', 'HEAD'))

execFileSync('tar', ['-czf', ARCHIVE, '-C', 'reports', 'release'])
writeFileSync(`${ARCHIVE}.sha256`, `${sha256(ARCHIVE)}  evidence.tar.gz\n`)
console.log(
  `${ARCHIVE}: ${(readFileSync(ARCHIVE).length / 1_000).toFixed(0)} kB, ${files.length} files hashed`,
)
if (missing.length > 0) console.log(`not there, so left out: ${missing.join(', ')}`)
