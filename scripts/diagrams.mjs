import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'

const FOLDER = 'docs/flows'

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'dayjs'] },
})

try {
  const { toPages } = await vite.ssrLoadModule('/src/adapters/diagrams/to-pages.ts')
  const pages = toPages()
  await mkdir(FOLDER, { recursive: true })
  for (const name of await readdir(FOLDER))
    if (name.endsWith('.md') && !pages.has(name)) await rm(`${FOLDER}/${name}`)
  for (const [name, text] of pages) await writeFile(`${FOLDER}/${name}`, text)
  console.log(`${pages.size} pages in ${FOLDER}`)
} finally {
  await vite.close()
}
