import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { browserOfWorker } from '../support/browser/browser-of-worker'

it('[M-001] the development server, which renders nothing into its page, shows the screen of an address', async () => {
  const server = await createServer({
    logLevel: 'silent',
    server: { host: 'localhost', port: 0, watch: null },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const context = await (await browserOfWorker()).newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: Array<string> = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${server.resolvedUrls?.local[0]}#/about`)
  await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
  expect(errors).toStrictEqual([])
})
