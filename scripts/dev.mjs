// The development server with hot reload, and the real API behind it.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const port = Number(process.env.PORT ?? 8080)
const apiPort = port + 1

await import('./build.mjs')
const api = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(apiPort) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.env.API_PORT = String(apiPort)
const site = await createServer({ server: { port, host: 'localhost', strictPort: true } })
await site.listen()
site.printUrls()

const stop = async () => {
  api.kill('SIGTERM')
  await site.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
