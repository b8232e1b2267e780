// Serves the whole site as it changes: Vite the program with hot reload, and a server that is built and started again all else.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, createServer } from 'vite'
import { freePort } from './dev/free-port.mjs'
import { keepServer } from './dev/keep-server.mjs'
import { serverBuild } from './server-build.ts'
import { stopWithParent } from './stop-with-parent.mjs'

const port = Number(process.env.PORT ?? 8080)
const serverPort = await freePort()
/** As a build lies: the server finds its page beside it. */
const folder = resolve('dist/dev', String(port))
const page = join(folder, 'client', 'index.html')

/** Vite's own addresses and those of the program's files. */
const OF_THE_SERVER = '^/(?!@|__|src/|node_modules/)'

/** What the server reads at its start only. */
const READ_AT_START = ['index.html', join(process.env.CONTENT_DIR ?? './content', 'site.json')]

const watchToo = {
  name: 'watch-too',
  buildStart() {
    for (const file of READ_AT_START) this.addWatchFile(resolve(file))
  },
}

const { NODE_ENV: _, ...environment } = process.env
const server = keepServer(join(folder, 'server', 'main.js'), {
  ...environment,
  HOST: 'localhost',
  PORT: String(serverPort),
})

let isLeaving = false
const leave = async () => {
  // A terminal and npm both send the signal.
  if (isLeaving) return
  isLeaving = true
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, leave)
if (process.env.npm_lifecycle_event !== undefined) stopWithParent()

// As a production build, which Vite decides when it reads the settings.
process.env.NODE_ENV = 'production'
const builds = await build({
  ...serverBuild,
  plugins: [...serverBuild.plugins, watchToo],
  build: { ...serverBuild.build, outDir: join(folder, 'server'), watch: {} },
})
const site = Promise.withResolvers()
const started = Promise.withResolvers()
builds.on('event', async ({ code, result }) => {
  if (code === 'ERROR') started.resolve()
  if (code !== 'BUNDLE_END' || isLeaving) return
  await result.close()
  const vite = await site.promise
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeFile(page, await vite.transformIndexHtml('/', await readFile('index.html', 'utf8')))
  await server.restart()
  started.resolve()
})

process.env.NODE_ENV = 'development'
const vite = await createServer({
  appType: 'custom',
  server: {
    port,
    host: 'localhost',
    strictPort: true,
    watch: { ignored: ['**/dist/**', '**/data/**', '**/reports/**'] },
    proxy: {
      [OF_THE_SERVER]: {
        target: `http://localhost:${serverPort}`,
        bypass: server.ready,
        configure: (proxy) =>
          proxy.on('proxyRes', ({ headers }) => {
            // It forbids the styles that Vite writes into the page.
            delete headers['content-security-policy']
          }),
      },
    },
  },
})
site.resolve(vite)
await vite.listen()
await started.promise
vite.printUrls()
