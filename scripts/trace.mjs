// Writes what the last whole run of the tests showed: docs/trace.md, and with --full every test into reports/trace.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { toFullTrace } from '../test/support/evidence/to-full-trace.ts'
import { toTrace } from '../test/support/evidence/to-trace.ts'

const EVIDENCE = 'reports/evidence.json'

const write = (path, text) => {
  writeFileSync(path, text)
  console.log(`${path}: ${(Buffer.byteLength(text) / 1_000).toFixed(0)} kB`)
}

if (existsSync(EVIDENCE)) {
  const evidence = JSON.parse(readFileSync(EVIDENCE, 'utf8'))
  write('docs/trace.md', toTrace(evidence))
  if (process.argv.includes('--full')) write('reports/trace.md', toFullTrace(evidence))
} else {
  console.error(`${EVIDENCE} is missing: run \`npm test\` first`)
  process.exitCode = 1
}
