import fc from 'fast-check'
import type { Page } from 'playwright-core'

const TEXTS = [
  'Nguyễn Văn Mẫu',
  '0912 345 678',
  'ha noi',
  'ba dinh',
  '<b>x</b>',
  '   ',
  'a'.repeat(300),
  '👨‍👩‍👧 Lê',
  '\u202eabc',
  'ngủ',
]
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowRight', 'Home', 'End']

export const WIDTHS = [320, 390, 820, 1280] as const

/** From 0 to below 1: which of the things that are there just then. */
const share = fc.noBias(fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1_000))

/** What a visitor does next: mostly presses something, otherwise types, goes through the history, or turns the device. */
export const visitorStep = fc.oneof(
  { weight: 10, arbitrary: fc.record({ press: share }) },
  { weight: 4, arbitrary: fc.record({ into: share, type: fc.constantFrom(...TEXTS) }) },
  { weight: 2, arbitrary: fc.constant({ fillIn: true } as const) },
  { weight: 3, arbitrary: fc.record({ key: fc.constantFrom(...KEYS) }) },
  { weight: 2, arbitrary: fc.record({ go: fc.constantFrom(-1, 1, 0) }) },
  { weight: 1, arbitrary: fc.record({ width: fc.constantFrom(...WIDTHS) }) },
  { weight: 1, arbitrary: fc.record({ scrollTo: share }) },
)

type VisitorStep = typeof visitorStep extends fc.Arbitrary<infer A> ? A : never

/** Presses what a visitor can reach and what stays on the site. */
const press = async (page: Page, which: number) => {
  const reached = await page.evaluateHandle((part) => {
    const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const stays = (element: Element) =>
      !(element instanceof HTMLAnchorElement) ||
      (element.target === '' &&
        element.origin === location.origin &&
        !element.pathname.startsWith('/sitemap'))
    const found = [...room.querySelectorAll('a[href], button:enabled, summary, input, [role=option]')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && stays(element),
    )
    return found[Math.floor(part * found.length)]
  }, which)
  await reached.asElement()?.click({ timeout: 1_000 })
}

/** Fills in what an open dialog asks for, as far as it can. */
const fillIn = async (page: Page) => {
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel('Họ và tên').fill('Nguyễn Văn Mẫu', { timeout: 500 })
  await dialog.getByLabel('Số điện thoại').fill('0900000123', { timeout: 500 })
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click({ timeout: 500 })
}

/** Goes back, forward or to the same page again, and never out of the site. */
const go = (page: Page, by: number) =>
  page.evaluate(async (steps) => {
    const target = navigation.entries()[(navigation.currentEntry?.index ?? 0) + steps]
    if (steps === 0) location.reload()
    else if (target !== undefined) await navigation.traverseTo(target.key).committed?.catch(() => {})
  }, by)

const act = async (page: Page, step: VisitorStep) => {
  if ('press' in step) return press(page, step.press)
  if ('fillIn' in step) return fillIn(page)
  if ('key' in step) return page.keyboard.press(step.key)
  if ('width' in step) return page.setViewportSize({ width: step.width, height: 844 })
  if ('go' in step) return go(page, step.go)
  if ('scrollTo' in step)
    return page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), step.scrollTo)
  const boxes = page.locator('input:is([type=text], [type=tel], [type=search], [role=combobox]):visible')
  const count = await boxes.count()
  if (count > 0) await boxes.nth(Math.floor(step.into * count)).fill(step.type, { timeout: 1_000 })
}

/** Does what the step says if it can be done: what is covered or has just gone cannot be pressed. */
export const takeVisitorStep = (page: Page, step: VisitorStep): Promise<unknown> =>
  act(page, step).catch((error: Error) => {
    if (!/Timeout|context|navigat|attached/i.test(error.message)) throw error
  })
