// Writes the rows with their tests to docs/trace.md; with --html, also the results of the
// last run of all tests, as a page with filters, to reports/evidence.html.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { KINDS } from '../test/support/evidence/evidence.ts'
import { gatherEvidence } from '../test/support/evidence/gather-evidence.ts'
import { readRows } from '../test/support/evidence/read-rows.ts'
import { sourcesDigest } from '../test/support/evidence/sources-digest.ts'
import { toEvidencePage } from '../test/support/evidence/to-evidence-page.ts'
import { toTrace } from '../test/support/evidence/to-trace.ts'

const EVIDENCE = 'reports/evidence.json'
const MUTATION = 'reports/mutation-domain.json'

const write = (path, text) => {
  writeFileSync(path, text)
  console.log(`${path}: ${(Buffer.byteLength(text) / 1_000).toFixed(0)} kB`)
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

const mutation = () => {
  if (!existsSync(MUTATION)) return null
  const states = Object.values(read(MUTATION).files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  )
  const noticed = states.filter((state) => state === 'Killed' || state === 'Timeout').length
  const survived = states.filter((state) => state === 'Survived' || state === 'NoCoverage').length
  return { made: noticed + survived, noticed }
}

const writePage = (evidence) => {
  if (evidence.run.sources !== sourcesDigest()) {
    console.error('the last whole run was of other sources: run `npm run test:all` first')
    process.exitCode = 1
    return
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  write(
    'reports/evidence.html',
    toEvidencePage({ evidence, run: evidence.run, commit, mutation: mutation() }),
  )
}

/** The tests as they are written, without running them, by file: Vitest lists them by the durations of earlier runs. */
const listTests = () => {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'))
  const file = join(folder, 'tests.json')
  execFileSync('npx', ['vitest', 'list', `--json=${file}`], { stdio: 'ignore' })
  const tests = read(file)
  rmSync(folder, { recursive: true })
  return tests
    .map(({ name, file: path, projectName }) => ({
      kind: KINDS[projectName],
      file: relative(process.cwd(), path),
      title: name,
      state: 'passed',
      walked: {},
    }))
    .toSorted((one, other) => Number(one.file > other.file) - Number(one.file < other.file))
}

write('docs/trace.md', toTrace(gatherEvidence(readRows(), [], listTests())))

if (process.argv.includes('--html') && existsSync(EVIDENCE)) writePage(read(EVIDENCE))
else if (process.argv.includes('--html')) {
  console.error(`${EVIDENCE} is missing: run \`npm run test:all\` first`)
  process.exitCode = 1
}
