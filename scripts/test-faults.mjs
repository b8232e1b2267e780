// Runs the fault tests at full size, which takes longer than `npm test`, and prints the measured figures with their goals.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { printTable } from './print-table.mjs'

const FIGURES = 'reports/faults.jsonl'

const meets = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
}

const isProof = (file) =>
  /support\/faults\/(scale|figure)'|process\.env\.FAULTS/.test(readFileSync(file, 'utf8'))

const readFigures = () =>
  readFileSync(FIGURES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ name, value, goal }) => {
      const [relation, bound] = goal.split(' ')
      return { name, value, goal, isMet: meets[relation](value, Number(bound)) }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

const rowOf = ({ name, value, goal, isMet }) => [
  `${isMet ? '✓' : '✗'} ${name}`,
  value.toLocaleString('en', { maximumFractionDigits: 2 }),
  goal,
]

const words = process.argv.slice(2)
const proofs = globSync('test/**/*.test.ts').filter(isProof)
const chosen =
  words.length === 0 ? proofs : proofs.filter((file) => words.some((word) => file.includes(word)))
if (chosen.length === 0) {
  console.error(`No proof is named so. There are:\n${proofs.join('\n')}`)
  process.exit(1)
}

rmSync(FIGURES, { force: true })
await import('./build.mjs')
const run = spawnSync('vitest', ['run', '--no-file-parallelism', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'long' },
})
const figures = existsSync(FIGURES) ? readFigures() : []
console.log()
if (figures.length > 0) printTable(figures.map(rowOf))
process.exitCode = run.status === 0 && figures.every(({ isMet }) => isMet) ? 0 : 1
