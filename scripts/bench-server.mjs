// Compares throughput and latency of the server with a bare insert loop and a bare server, in turns on the same machine.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAll } from './bench/children.mjs'
import { measure, STEADY_PER_SECOND } from './bench/measure.mjs'
import { printTable } from './print-table.mjs'

const ROUNDS = Number(process.argv[2] ?? 3)

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits })

const printRates = ({ rounds }, rates) => {
  const rowOf = (title, name) => [
    title,
    number(rates[name]),
    rounds.map((round) => number(round[name].rate)).join(' '),
  ]
  printTable([
    ['a second', 'median', 'rounds'],
    rowOf('registrations kept, 64 connections', 'ours'),
    rowOf('calls of a bare node:http server, 64 connections', 'bare'),
    rowOf('registrations of a bare insert loop, one commit each', 'loop'),
  ])
  const latency = (name) => number(median(rounds.map(({ ours }) => ours[name])), 1)
  console.log(
    `\n64 connections, ms: p50 ${latency('p50')}, p99 ${latency('p99')}, p99.9 ${latency('p999')}\n`,
  )
}

const goalsOf = ({ rounds, steady }, { ours, bare, loop }) => [
  ['registrations to those of the insert loop', ours / loop, '>=', 1.5],
  ['registrations to calls of the bare server', ours / bare, '>=', 0.15],
  ['registrations a second', ours, '>=', 8_000],
  [`p99 at ${number(STEADY_PER_SECOND)} arrivals a second, ms`, steady.p99, '<=', 50],
  ['calls refused', rounds.reduce((sum, round) => sum + round.ours.refused, steady.refused), '<=', 0],
]

const printGoals = (goals) => {
  const isMet = ([, value, relation, goal]) => (relation === '>=' ? value >= goal : value <= goal)
  printTable(
    goals.map((goal) => [
      `${isMet(goal) ? '✓' : '✗'} ${goal[0]}`,
      number(goal[1], 2),
      `${goal[2]} ${number(goal[3], 2)}`,
    ]),
  )
  process.exitCode = goals.every(isMet) ? 0 : 1
}

const dir = mkdtempSync(join(tmpdir(), 'nam-vung-bench-'))
try {
  await import('./build.mjs')
  const busy = number(loadavg()[0], 1)
  const found = await measure(dir, ROUNDS)
  const rateOf = (name) => median(found.rounds.map((round) => round[name].rate))
  const rates = { ours: rateOf('ours'), bare: rateOf('bare'), loop: rateOf('loop') }
  console.log(
    `\nNode ${process.version}, ${availableParallelism()} cores, load average ${busy} at the start\n`,
  )
  printRates(found, rates)
  const goals = goalsOf(found, rates)
  printGoals(goals)
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    'reports/bench.json',
    JSON.stringify({
      at: new Date(),
      node: process.version,
      cores: availableParallelism(),
      busy,
      rates,
      goals,
    }),
  )
} finally {
  stopAll()
  rmSync(dir, { recursive: true, force: true })
}
