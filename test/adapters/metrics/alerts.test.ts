import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { allMetrics } from '../../support/metrics/all-metrics'
import { installByApt } from '../../support/processes/install-by-apt'

const promtool = (...words: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' })
  return { code: status, said: `${stdout}${stderr}` }
}

type Rule = { readonly alert: string; readonly expr: string }

const RULES: ReadonlyArray<Rule> = parse(readFileSync('deploy/alerts.yml', 'utf8')).groups.flatMap(
  ({ rules }: { readonly rules: ReadonlyArray<Rule> }) => rules,
)
type Tried = { readonly expr: string; readonly exp_samples: ReadonlyArray<unknown> }

const [fires, silent]: ReadonlyArray<ReadonlyArray<Tried>> = parse(
  readFileSync('deploy/alerts.test.yml', 'utf8'),
).tests.map(({ promql_expr_test: tried }: { readonly promql_expr_test: ReadonlyArray<Tried> }) => tried)

const METRIC = /\b(?:nam_vung|nodejs|process)_\w+/g
const namesIn = (text: string): ReadonlyArray<string> =>
  [...new Set(text.match(METRIC) ?? [])].map((name) => name.replace(/_(bucket|sum|count)$/, '')).toSorted()

const exported = async (): Promise<ReadonlyArray<string>> =>
  [...(await allMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)

const isInstalled = (): boolean => promtool('--version').code === 0
if (!isInstalled()) installByApt('prometheus')
const isThere = isInstalled()
if (!isThere) console.log('promtool is not here and cannot be installed: the alerts were not tried by it.')

describe('the alerts', () => {
  it('[P-011] use only metrics that the server exports', async () => {
    const known = await exported()
    const asked = RULES.flatMap(({ expr }) => namesIn(expr))
    expect(asked.length).toBeGreaterThan(RULES.length - 1)
    expect(asked.filter((name) => !known.includes(name))).toStrictEqual([])
  })

  it('[P-011] and all exported metrics are in the tables of the page for operators, and nothing else is', async () => {
    const page = readFileSync('docs/operating-monitoring.md', 'utf8')
    const ours = (await exported()).filter((name) => name.startsWith('nam_vung_')).toSorted()
    expect(namesIn(page).filter((name) => name.startsWith('nam_vung_'))).toStrictEqual(ours)
    const described = [...page.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name = '']) => name)
    expect(described).toStrictEqual(RULES.map(({ alert }) => alert))
  })

  it('[P-011] are each expected to fire in one test, and none in the other', () => {
    const expected = fires?.flatMap(({ expr, exp_samples }) => exp_samples.map(() => expr))
    expect(expected).toStrictEqual(
      RULES.map(({ alert }) => `count by (alertname) (ALERTS{alertname="${alert}", alertstate="firing"})`),
    )
    expect(silent?.map(({ expr, exp_samples }) => [expr, exp_samples])).toStrictEqual(
      Array(2).fill(['ALERTS{alertstate="firing"}', []]),
    )
  })

  it.skipIf(!isThere).each([
    ['are rules', ['check', 'rules', 'deploy/alerts.yml']],
    ['fire and stay silent as they should', ['test', 'rules', 'deploy/alerts.test.yml']],
  ])('[P-011] %s, says promtool', (_, words) => {
    expect(promtool(...words)).toMatchObject({ code: 0, said: expect.stringContaining('SUCCESS') })
  })
})
