import { expect, it } from 'vitest'
import { SCREEN_ROUTES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

it('[M-127] every screen needs no cookie, no sign-in and no other origin, and works in silence', async () => {
  const faults: Array<string> = []
  const foreign: Array<string> = []
  const credentials: Array<string> = []
  const page = await site.visit('/', {
    popup: true,
    prepare: async (opened) => {
      opened.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      opened.on('pageerror', (error) => faults.push(String(error)))
      opened.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== site.address()) foreign.push(request.url())
        for (const header of ['authorization', 'cookie'])
          if (header in request.headers()) credentials.push(`${header} ${request.url()}`)
      })
    },
  })
  await page.getByRole('dialog', { name: 'Ưu đãi' }).waitFor()
  for (const { name, route } of SCREEN_ROUTES) {
    await page.goto(`${site.address()}/#${route}`)
    await settled(page)
    for (let y = 0; y < 8_000; y += 800) await page.mouse.wheel(0, y)
    await page.waitForLoadState('networkidle')
    expect({ name, faults, foreign, credentials }).toStrictEqual({
      name,
      faults: [],
      foreign: [],
      credentials: [],
    })
  }
  expect(await page.context().cookies()).toStrictEqual([])
})
