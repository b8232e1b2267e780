import type { Evidence, Kind, TestEvidence } from './evidence'
import { primaryTests } from './primary-tests.ts'
import type { RunFacts } from './sources-digest'

export type Mutation = { readonly made: number; readonly noticed: number }

type Told = {
  readonly evidence: Evidence
  readonly run: RunFacts
  readonly commit: string
  readonly mutation: Mutation | null
}

const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')

const STYLE = `
body{font:15px/1.5 system-ui,sans-serif;max-width:1200px;margin:0 auto;padding:1.5rem;color:#12303f}
form{display:flex;flex-wrap:wrap;gap:1rem;position:sticky;top:0;background:#fff;padding:.7rem 0}
label{display:grid;font-size:.85rem}
input,select{font:inherit;padding:.3rem}
article{border-top:1px solid #d8e4e6;padding:.6rem 0}
article[hidden]{display:none}
h3{font-size:1rem;margin:0}
ul{margin:.3rem 0;padding-left:1.2rem}
code{font-size:.85em}
.failed,.skipped{color:#8a1f11;font-weight:700}
`

const SCRIPT = `
const form = document.querySelector('form')
const items = [...document.querySelectorAll('article')]
const count = document.querySelector('output')
const show = () => {
  const { row, flow, kind, result } = Object.fromEntries(new FormData(form))
  const wanted = row.toLowerCase()
  for (const item of items) {
    const { text, flow: ofFlow, kinds, results } = item.dataset
    item.hidden =
      !(text + item.textContent).toLowerCase().includes(wanted) ||
      (flow !== '' && ofFlow !== flow) ||
      (kind !== '' && !kinds.split(' ').includes(kind)) ||
      (result !== '' && !results.split(' ').includes(result))
  }
  count.textContent = items.filter((item) => !item.hidden).length + ' of ' + items.length
}
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
`

const place = ({ file, line }: TestEvidence): string => (line === undefined ? file : `${file}:${line}`)

const testItem = (test: TestEvidence): string =>
  `<li class="${test.state}">${test.state}, ${test.kind}: <code>${escaped(place(test))}</code> ${escaped(test.title)}</li>`

const testList = (shownBy: ReadonlyArray<Kind>, tests: ReadonlyArray<TestEvidence>): string => {
  const { primary, rest } = primaryTests(shownBy, tests)
  const folded =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length} more</summary><ul>${rest.map(testItem).join('')}</ul></details>`
  return `<ul>${primary.map(testItem).join('')}</ul>${folded}`
}

const unique = (values: ReadonlyArray<string>): string => [...new Set(values)].join(' ')

type Entry = {
  readonly title: string
  readonly flow: string
  readonly says: string
  readonly shownBy: ReadonlyArray<Kind>
  readonly tests: ReadonlyArray<TestEvidence>
}

const entryText = ({ title, flow, says, shownBy, tests }: Entry): string =>
  `<article data-text="${escaped(title)}" data-flow="${flow}" data-kinds="${unique(tests.map(({ kind }) => kind))}" data-results="${tests.length === 0 ? 'none' : unique(tests.map(({ state }) => state))}"><h3>${escaped(title)}</h3><p>${says}</p>${testList(shownBy, tests)}</article>`

const entriesOf = ({ evidence: { rows, flows } }: Told): ReadonlyArray<Entry> => [
  ...rows.map(({ row, text, flow = '', shownBy, tests }) => ({
    title: row,
    flow,
    says: escaped(text),
    shownBy,
    tests,
  })),
  ...flows.flatMap(({ name, transitions }) =>
    transitions.map(({ id, tests }) => ({
      title: `${name}: ${id}`,
      flow: name,
      says: '',
      shownBy: ['rule' as const],
      tests,
    })),
  ),
]

const options = (values: ReadonlyArray<string>): string =>
  ['', ...values].map((value) => `<option value="${value}">${value === '' ? 'all' : value}</option>`).join('')

const mutationText = (mutation: Mutation | null): string =>
  mutation === null
    ? 'not run'
    : `${mutation.noticed} of ${mutation.made} noticed (${((100 * mutation.noticed) / mutation.made).toFixed(1)} %)`

/** One file without a network: rows, properties and transitions with their tests. */
export const toEvidencePage = (told: Told): string => {
  const { evidence, run, commit, mutation } = told
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Evidence</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><h1>Evidence</h1>
<p>Commit <code>${escaped(commit)}</code>, run ${escaped(run.at)} with Node ${escaped(run.node)}. Mutations of the domain: ${mutationText(mutation)}.</p>
<form><label>Row or text<input name="row" type="search"></label><label>Flow<select name="flow">${options(evidence.flows.map(({ name }) => name))}</select></label><label>Kind<select name="kind">${options(['rule', 'view', 'browser'])}</select></label><label>Result<select name="result">${options(['passed', 'failed', 'skipped', 'none'])}</select></label><output aria-live="polite"></output></form>
${entriesOf(told).map(entryText).join('\n')}
<script>${SCRIPT}</script>
</body></html>
`
}
