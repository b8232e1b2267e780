// Writes the results of the last complete test run: docs/trace.md; with --html,
// also a page with filters to reports/evidence.html.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
    console.error('the last whole run was of other sources: run `npm test` first')
    process.exitCode = 1
    return
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const properties = read('test/properties.json')
  write(
    'reports/evidence.html',
    toEvidencePage({ evidence, properties, run: evidence.run, commit, mutation: mutation() }),
  )
}

if (existsSync(EVIDENCE)) {
  const evidence = read(EVIDENCE)
  write('docs/trace.md', toTrace(evidence))
  if (process.argv.includes('--html')) writePage(evidence)
} else {
  console.error(`${EVIDENCE} is missing: run \`npm test\` first`)
  process.exitCode = 1
}
