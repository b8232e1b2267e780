import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../src/domain/registration/reference'
import { productDetailPath, videosPath } from '../../src/domain/routing/paths'
import { ROUTES } from '../../src/domain/routing/routes'
import { SCREEN_ROUTES } from '../support/browser/routes'
import { settled } from '../support/browser/settled'
import { ownSiteInBrowser } from '../support/browser/site-in-browser'
import { scaled } from '../support/faults/scale'
import { checkTrace } from '../support/trace-check/check-trace'
import type { TraceEvent } from '../support/trace-check/trace'
import { recordOrders } from '../support/traces/record-orders'
import { recordTrace } from '../support/traces/record-trace'
import { everyChoice, judged } from '../support/traces/single-forgery'

const site = ownSiteInBrowser({ pictures: false })

const API = /\/(news|doctor|order-service)\//

const ROUTES_WITH_CALLS = SCREEN_ROUTES.filter(({ asks }) => asks)
/** The first is home, which makes most of the calls. */
const SOME_ROUTES = ROUTES_WITH_CALLS.slice(0, scaled(1, ROUTES_WITH_CALLS.length))

const pageErrors = (page: Page): Array<string> => {
  const errors: Array<string> = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

const isWorking = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Trang chủ Nam Vững' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vững sức khỏe, vững niềm tin' }).waitFor()
  await page.getByRole('button', { name: 'ĐĂNG KÝ HỘI VIÊN' }).click()
  await page.getByRole('dialog', { name: 'Đăng ký hội viên' }).waitFor()
  await page.keyboard.press('Escape')
}

describe('calls that fail', () => {
  it('[M-133] leave every list empty and the site working, with 500, with no JSON, with another shape', async () => {
    const answers = [
      { status: 500, body: 'x' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"data":7}' },
    ]
    let answer = answers[0]
    const page = await site.visit('/', {
      prepare: (opened) => opened.route(API, (route) => route.fulfill(answer)),
    })
    const errors = pageErrors(page)
    for (answer of answers) {
      await page.reload()
      for (const { route } of answer === answers[0] ? ROUTES_WITH_CALLS : SOME_ROUTES) {
        await page.goto(`${site.address()}/#${route}`)
        await settled(page)
        expect(await page.getByRole('alert').count()).toBe(0)
        await page.getByRole('status').getByText('Đang xử lý ...').waitFor({ state: 'detached' })
      }
      await isWorking(page)
    }
    expect(errors).toStrictEqual([])
  })

  it('[M-133] leave the site working where no answer ever comes', async () => {
    const page = await site.visit('/product-detail', { prepare: (opened) => opened.route(API, () => {}) })
    const errors = pageErrors(page)
    await page.getByRole('status').getByText('Đang xử lý ...').waitFor()
    await isWorking(page)
    await page.goto(`${site.address()}/#/app-news/list?tabIdx=1`)
    await page.getByRole('tab', { name: 'Tin tức', selected: true }).waitFor()
    expect(errors).toStrictEqual([])
  })
})

const forbidStorage = (moment: string) => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  if (moment === 'get')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  else {
    Storage.prototype.getItem = refuse
    Storage.prototype.setItem = refuse
  }
}

describe('a browser that allows no storage', () => {
  it.each(['get', 'use'] as const)(
    '[M-091, M-104] shows the whole site all the same: at %s',
    async (when) => {
      const page = await site.visit('/', {
        popup: true,
        prepare: (opened) => opened.addInitScript(forbidStorage, when),
      })
      const errors = pageErrors(page)
      for (const { route } of SOME_ROUTES) {
        await page.goto(`${site.address()}/#${route}`)
        await settled(page)
      }
      expect(errors).toStrictEqual([])
    },
  )
})

describe('media', () => {
  it('[M-066] that may not start by itself waits for a click', async () => {
    const page = await site.visit(videosPath(), {
      prepare: (opened) =>
        opened.addInitScript(() => {
          HTMLMediaElement.prototype.play = () =>
            Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
          Object.defineProperty(HTMLMediaElement.prototype, 'autoplay', { set: () => {}, get: () => false })
        }),
    })
    const errors = pageErrors(page)
    await page.getByRole('tabpanel').getByRole('button').first().click()
    const video = page.locator('dialog video')
    await video.waitFor()
    await page.getByRole('dialog').getByText('Đang tải ...').waitFor({ state: 'detached' })
    expect(await video.getAttribute('controls')).not.toBe(null)
    expect(errors).toStrictEqual([])
  })

  it('[M-103] that is missing leaves a blank length and says so in the player', async () => {
    const page = await site.visit(videosPath(), {
      prepare: (opened) => opened.route('**/*.mp4', (route) => route.fulfill({ status: 404 })),
    })
    const card = page.getByRole('tabpanel').getByRole('button').first()
    await card.waitFor()
    const lengths = page.getByRole('tabpanel').locator('.badge', { hasText: /^\d+\sphút$/ })
    await expect.poll(() => lengths.count()).toBe(0)
    await card.click()
    await page.getByRole('dialog').getByText('Hiện chưa xem được video này.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('code that is missing after a release', () => {
  it('[M-014] leaves header and footer, and offers to load anew', async () => {
    const page = await site.visit('/', {
      prepare: (opened) =>
        opened.route('**/assets/about-screen*.js', (route) => route.fulfill({ status: 404 })),
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chưa mở được trang này' }).waitFor()
    expect(await page.getByRole('button', { name: 'Thử lại' }).isVisible()).toBe(true)
    await isWorking(page)
  })

  it('[M-014] comes at another press once the network is back, without leaving the page', async () => {
    const page = await site.visit('/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.context().setOffline(true)
    await page
      .getByRole('navigation', { name: 'Menu chính' })
      .getByRole('link', { name: 'CỘNG ĐỒNG' })
      .click()
    const again = page.getByRole('main').getByRole('button', { name: 'Thử lại' })
    await page.getByText('Máy bạn đang mất mạng. Khi có mạng lại, bạn bấm “Thử lại”.').waitFor()
    const call = page.getByRole('main').getByRole('link', { name: /^Gọi [\d ]+$/ })
    expect(await call.getAttribute('href')).toMatch(/^tel:/)
    await again.click()
    await again.waitFor()
    await page.context().setOffline(false)
    await again.click()
    await page.getByRole('heading', { level: 1, name: 'Cộng đồng hội viên' }).waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  it('[M-078] says so where a dialog should have opened', async () => {
    const page = await site.visit(ROUTES.productList.hash, {
      prepare: (opened) =>
        opened.route('**/assets/order-dialog*.js', (route) => route.fulfill({ status: 404 })),
    })
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
    const told = page.getByRole('dialog', { name: 'Chưa mở được nội dung' })
    await told.getByRole('button', { name: 'Thử lại' }).waitFor()
    await told.getByRole('button', { name: 'Đóng' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.unroute('**/assets/order-dialog*.js')
    await page.reload()
    await page.getByRole('button', { name: 'Đăng ký mua hàng' }).click()
    await page.getByRole('dialog', { name: 'Đăng ký mua hàng' }).waitFor()
  })
})

const filledOrder = async (page: Page, phone: string) => {
  await page.getByRole('button', { name: 'Đăng ký mua hàng' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Đăng ký mua hàng' })
  await dialog.getByLabel('Họ và tên').fill('Nguyễn Văn Mẫu')
  await dialog.getByLabel('Số điện thoại').fill(phone)
  await dialog.getByRole('combobox', { name: 'Tỉnh/Thành phố' }).fill('ha noi')
  await dialog.getByRole('option', { name: 'Hà Nội' }).click()
  await dialog.getByRole('combobox', { name: 'Quận/Huyện' }).fill('ba dinh')
  await dialog.getByRole('option', { name: 'Quận Ba Đình' }).click()
  return dialog
}

describe('a network that is gone once the form is filled in', () => {
  it('[M-083, M-132] delays the one call of the dialog, which needs no further code', async () => {
    const page = await site.visit(productDetailPath('sp-01'))
    const dialog = await filledOrder(page, '0900000008')
    await settled(page)
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
    await dialog
      .getByRole('button', { name: 'Đăng ký', exact: true })
      .and(dialog.locator('[aria-busy=true]'))
      .waitFor()
    await page.context().setOffline(false)
    await dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
    expect((await site.orders()).filter((line) => line.includes('0900000008'))).toHaveLength(1)
  })
})

type Recorded = Awaited<ReturnType<typeof recordOrders>>
type Copies = (tab: Page, from: Page) => void

/** Another tab with the storage of this one, as browsers make it of a tab that is restored or duplicated. */
const tabLike = async (page: Page, copies: Copies = () => {}): Promise<Page> => {
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  const tab = await page.context().newPage()
  copies(tab, page)
  await tab.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value)
  }, stored)
  await tab.goto(page.url())
  return tab
}

/** On a busy machine, a call would else time out and be repeated before the other tab is open. */
const waitForever = () => {
  AbortSignal.timeout = () => new AbortController().signal
}

const WAYS_BACK = [
  {
    way: 'loads the page again',
    phone: '0900000061',
    comeBack: async (page: Page) => {
      await page.reload()
      return page
    },
  },
  {
    way: 'closes the tab and restores it',
    phone: '0900000062',
    comeBack: async (page: Page, copies: Copies) => {
      const tab = await tabLike(page, copies)
      // Closing a tab releases the call that is held back, and its page could still read the answer.
      await page.goto('about:blank')
      await page.close()
      return tab
    },
  },
  { way: 'duplicates the tab', phone: '0900000063', comeBack: tabLike },
  {
    way: 'leaves the site and goes Back',
    phone: '0900000064',
    comeBack: async (page: Page) => {
      await page.goto('about:blank')
      await page.goBack()
      return page
    },
  },
] as const

describe('an answer that is lost', () => {
  it('[M-083, M-132] is asked for again with the same key: one row, and the visitor is told it worked', async () => {
    const keys: Array<string> = []
    const page = await site.visit(productDetailPath('sp-01'), {
      prepare: (opened) =>
        opened.route('**/google-import?*', async (route) => {
          keys.push(route.request().headers()['idempotency-key'] ?? '')
          if (keys.length > 1) return route.continue()
          await route.fetch()
          return route.abort('connectionreset')
        }),
    })
    const dialog = await filledOrder(page, '0900000007')
    await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).dblclick()
    await dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect((await site.orders()).filter((line) => line.includes('0900000007'))).toHaveLength(1)
  })

  it('[A-50] is the same row when it is sent again where the browser allows no storage, and another once it was acknowledged', async () => {
    const keys: Array<string> = []
    const page = await site.visit(productDetailPath('sp-01'), {
      prepare: (opened) =>
        opened.route('**/google-import?*', async (route) => {
          keys.push(route.request().headers()['idempotency-key'] ?? '')
          if (keys.length > 1) return route.continue()
          await route.fetch()
          // A refusal that is not repeated by itself.
          return route.fulfill({ status: 500 })
        }),
    })
    // Only now, because without storage the popup would come up.
    await page.evaluate(forbidStorage, 'get')
    const dialog = await filledOrder(page, '0900000009')
    const send = dialog.getByRole('button', { name: 'Đăng ký', exact: true })
    const told = dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true })
    await send.click()
    await dialog.getByRole('alert').waitFor()
    await send.click()
    await told.waitFor()
    expect(keys[1]).toBe(keys[0])
    await dialog.getByText(referenceOf(keys[0] ?? '')).waitFor()
    await page.keyboard.press('Escape')
    await (await filledOrder(page, '0900000009'))
      .getByRole('button', { name: 'Đăng ký', exact: true })
      .click()
    await told.waitFor()
    expect(new Set(keys).size).toBe(2)
    expect((await site.orders()).filter((line) => line.includes('0900000009'))).toHaveLength(2)
  })

  it('[A-50, P-001] leaves a trace that the composed model allows, through a lost answer, a page loaded again and the same order once more', async () => {
    const recorder = recordTrace(Date.now)
    let recorded = undefined as Recorded | undefined
    const page = await site.visit(productDetailPath('sp-01'), {
      prepare: async (opened) => {
        recorded = await recordOrders(opened.context(), {
          recorder,
          dataDir: site.dataDir(),
          lost: (call) => (call === 1 ? 'cut' : call === 2 ? 'silent' : null),
        })
      },
    })
    page.on('dialog', (asked) => void asked.accept())
    const submit = async (phone: string) => {
      const dialog = await filledOrder(page, phone)
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      return dialog
    }
    await submit('0900000005')
    const answers = () => recorder.events.filter(({ who }) => who === 'server').length
    await expect.poll(answers).toBe(4)
    await page.reload()
    for (const _ of ['the same', 'another of the same content']) {
      const dialog = await submit('0900000005')
      await dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
      await expect.poll(() => recorder.events.at(-1)).toMatchObject({ state: 'editing.confirmed' })
      await page.keyboard.press('Escape')
    }
    recorded?.end()
    expect(checkTrace(recorder.events)).toBeNull()
    expect(recorder.events.filter(({ did }) => did === 'keeps')).toHaveLength(2)
    const states = recorder.events.flatMap((event) => (event.who === 'dialog' ? [event.state] : []))
    expect(states).toStrictEqual(['sending', 'sending', 'editing.confirmed', 'sending', 'editing.confirmed'])
    expect(JSON.stringify(recorder.events)).not.toMatch(/090000000|Nguyễn|Mẫu/)
    const trace = [...recorder.events]
    const accepted = [...everyChoice(trace)].flatMap((choice) => {
      const found = judged(trace, choice)
      return found === null || found.isRefused || found.sentences.length > 0 ? [] : [found.forgery]
    })
    expect(accepted).toStrictEqual([])
    recorder.save('order', 'dialog', 'order-dialog')
  })

  it.each(WAYS_BACK)(
    '[M-132, A-50] is not awaited any more, because the visitor $way: the same order is one row',
    async ({ phone, comeBack }) => {
      const sent: Array<{ readonly key: string; readonly body: string | null }> = []
      const recorder = recordTrace(Date.now)
      let recorded = undefined as Recorded | undefined
      const page = await site.visit(productDetailPath('sp-01'), {
        prepare: async (opened) => {
          await opened.addInitScript(waitForever)
          recorded = await recordOrders(opened.context(), {
            recorder,
            dataDir: site.dataDir(),
            lost: (call) => (call === 1 ? 'silent' : null),
          })
        },
      })
      page.context().on('request', (request) => {
        if (request.url().includes('/google-import?'))
          sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() })
      })
      page.on('dialog', (asked) => void asked.accept())
      const submit = async (tab: Page) => {
        const dialog = await filledOrder(tab, phone)
        await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
        return dialog
      }
      await submit(page)
      await expect.poll(async () => (await site.orders()).join()).toContain(phone)
      const tab = await comeBack(page, (...tabs) => recorded?.copies(...tabs))
      const dialog = await submit(tab)
      await dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
      expect(sent).toHaveLength(2)
      expect(sent[1]).toStrictEqual(sent[0])
      await dialog.getByText(referenceOf(sent[0]?.key ?? '')).waitFor()
      expect((await site.orders()).filter((line) => line.includes(phone))).toHaveLength(1)
      expect(await tab.evaluate(() => sessionStorage.getItem('attempts'))).not.toContain(phone)
      await expect.poll(() => recorder.events.at(-1)).toMatchObject({ state: 'editing.confirmed' })
      for (const each of tab.context().pages()) await each.close()
      recorded?.end()
      const trace = recorder.events
      expect(checkTrace(trace)).toBeNull()
      const again = trace.findLastIndex(({ did }) => did === 'sends')
      const forged = trace.with(again, { ...trace[again], key: 'another' } as TraceEvent)
      expect(checkTrace(forged)).toMatchObject({ at: again })
    },
  )

  it('[M-132, A-50] is told to a duplicated tab once the first tab has it: the same order sent anew there is a second row', async () => {
    const phone = '0900000065'
    const keys: Array<string> = []
    let answer = () => {}
    const isDuplicated = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await site.visit(productDetailPath('sp-01'), {
      prepare: async (opened) => {
        await opened.addInitScript(waitForever)
        await opened.context().route('**/google-import?*', async (route) => {
          keys.push(route.request().headers()['idempotency-key'] ?? '')
          await isDuplicated
          return route.continue()
        })
      },
    })
    const submit = async (tab: Page) => {
      const dialog = await filledOrder(tab, phone)
      await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
      return dialog
    }
    const dialog = await submit(page)
    await expect.poll(() => keys).toHaveLength(1)
    const duplicate = await tabLike(page)
    answer()
    await dialog.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
    const anew = await submit(duplicate)
    await anew.getByRole('status').getByText('Đăng ký mua hàng thành công!', { exact: true }).waitFor()
    await anew.getByText(referenceOf(keys[1] ?? '')).waitFor()
    expect((await site.orders()).filter((line) => line.includes(phone))).toHaveLength(2)
  })
})
