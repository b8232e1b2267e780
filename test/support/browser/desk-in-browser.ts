import type { BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { listen } from '../../../src/adapters/server/http/listen'
import { inviteStaff } from '../../../src/domain/ledger/staff/access'
import type { Ledger } from '../../../src/ports/ledger'
import { decoded } from '../decoded'
import { anArrivedOrder } from '../ledger/arrived'
import { createMemoryLedger } from '../memory/memory-ledger'
import { freePort } from '../postgres/free-port'
import { openDesk } from '../server/desk'
import { browserOfWorker } from './browser-of-worker'

const PHONE = { width: 360, height: 740 }

/** A desk at an address of its own; each page is a device with a passkey store of its own. */
export const deskInBrowser = async (
  ledger: Pick<Ledger, 'desk' | 'keepRegistration'> = createMemoryLedger(),
  given: Pick<NonNullable<Parameters<typeof openDesk>[0]>, 'readProductRows'> = {},
) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const desk = await openDesk({ ...given, ledger, origin })
  const listening = await listen(desk.app, 'localhost', port)
  onTestFinished(listening.close)

  const device = async (isUserVerified = true, screen: BrowserContextOptions = {}): Promise<Page> => {
    const context = await (await browserOfWorker()).newContext({
      viewport: PHONE,
      locale: 'vi-VN',
      ...screen,
    })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified,
        automaticPresenceSimulation: true,
      },
    })
    return page
  }

  const invitation = async (name: string): Promise<string> =>
    `${origin}/moi/${await desk.change((at) => inviteStaff(name, at))}`

  /** Opens an invitation, makes a passkey and signs in with it. */
  const enter = async (page: Page, name: string): Promise<void> => {
    await page.goto(await invitation(name))
    await page.getByRole('button', { name: 'Tạo khóa đăng nhập' }).click()
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await page.getByRole('button', { name: 'Đăng xuất' }).waitFor()
  }

  return { ...desk, ledger, origin, device, invitation, enter }
}

const MINUTE_MS = 60_000

/** Keeps orders of as many people; the last one, whose number ends in the largest figure, came last. */
export const keepOrders = async (
  { keepRegistration }: Pick<Ledger, 'keepRegistration'>,
  count: number,
): Promise<void> => {
  for (let n = 1; n <= count; n += 1) {
    const order = anArrivedOrder(n, {
      receivedAt: Date.now() - (count - n + 1) * MINUTE_MS,
      idempotency: { key: `key-${n}`, bodyHash: 'h' },
    })
    decoded(await keepRegistration(order)())
  }
}
