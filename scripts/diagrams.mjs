import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'
import { build, createServer } from 'vite'

const FOLDER = 'docs/flows'
const HTML = `${FOLDER}/index.html`

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  // Only the ES modules of dayjs can be loaded individually.
  resolve: {
    alias: [
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/plugin\/(\w+)$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
    ],
  },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'dayjs'] },
})

/** Runs the example tests of the flows and returns the steps that each takes. */
const testsByExample = () => {
  const folder = mkdtempSync(`${tmpdir()}/flows-`)
  const report = `${folder}/report.json`
  execFileSync(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=domain',
    '--reporter=json',
    `--outputFile=${report}`,
    'test/domain/flows',
  ])
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(folder, { recursive: true })
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      file: relative(process.cwd(), name),
      title: [...ancestorTitles, title].join(' > '),
      state: status,
      walked: meta.walked ?? {},
    })),
  )
}

const writePages = async () => {
  const { toPages } = await vite.ssrLoadModule('/scripts/diagrams/to-pages.ts')
  const { toProperties } = await vite.ssrLoadModule('/scripts/diagrams/to-properties.ts')
  const { namedCells } = await vite.ssrLoadModule('/test/support/evidence/named-cells.ts')
  const { readFlows } = await vite.ssrLoadModule('/scripts/diagrams/flow-files.ts')
  const { STATED, allFindings } = await vite.ssrLoadModule('/test/support/properties/explored.ts')
  await writeFile('docs/properties.md', toProperties(allFindings()))
  const named = namedCells(readFlows(), testsByExample())
  const pages = toPages(STATED, named)
  await mkdir(`${FOLDER}/pictures`, { recursive: true })
  for (const name of await readdir(FOLDER, { recursive: true }))
    if (/\.(md|svg)$/.test(name) && !pages.has(name)) await rm(`${FOLDER}/${name}`)
  for (const [name, text] of pages) await writeFile(`${FOLDER}/${name}`, text)
  console.log(`${pages.size} pages in ${FOLDER}`)
}

const writeHtml = async () => {
  const { toHtml } = await vite.ssrLoadModule('/scripts/diagrams/to-html.ts')
  const { readRealRuns } = await vite.ssrLoadModule('/scripts/diagrams/real-runs.ts')
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'scripts/diagrams/stepper.ts', formats: ['iife'], name: 'flows' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then((built) => (Array.isArray(built) ? built[0] : built))
  const script = output.find(({ type }) => type === 'chunk').code
  await writeFile(HTML, toHtml(script, readRealRuns()))
  console.log(HTML)
}

const asked = new Set(process.argv.slice(2))

try {
  if (asked.size === 0) await writePages()
  if (asked.has('--html')) await writeHtml()
} finally {
  await vite.close()
}
