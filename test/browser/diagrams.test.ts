import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { browserOfWorker } from '../support/browser/browser-of-worker'
import { entanglements, smallLetters } from '../support/browser/drawings'

/** Kept from the page, and run as a test. */
const WALK = 'test/diagrams/a-walk.test.ts'

/** A short run, as the tests record them. */
const RUN = [
  { who: 'visitor', did: 'sends', tab: 'a', key: 'k', content: 'c' },
  { who: 'delivery', did: 'enters', flow: 'delivery', process: '1', state: 'taking' },
  { who: 'delivery', did: 'hears', process: '1', answer: 'batch', id: 7, rows: ['r'] },
  { who: 'delivery', did: 'enters', flow: 'delivery', process: '1', state: 'sending' },
]

beforeAll(() => {
  mkdirSync('reports/traces', { recursive: true })
  writeFileSync('reports/traces/example.json', JSON.stringify(RUN))
  execFileSync(process.execPath, ['scripts/diagrams.mjs', '--html'])
  rmSync('reports/traces/example.json')
})

const open = async (viewport: { readonly width: number; readonly height: number }) => {
  const context = await (await browserOfWorker()).newContext({ viewport })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(pathToFileURL(resolve('docs/flows/index.html')).href)
  return page
}

describe('the drawings', () => {
  it('have letters of 8 px on a page of 830 px', async () => {
    const page = await open({ width: 830, height: 900 })
    expect(await smallLetters(page, 8)).toStrictEqual([])
  })

  it.each([
    { lies: 'upright', width: 186, drawings: 'figure:not(.wide) svg' },
    { lies: 'across', width: 273, drawings: 'figure.wide svg' },
  ])('have letters of 7 pt on A4, $lies', async ({ width, drawings }) => {
    const page = await open({ width: Math.round((width * 96) / 25.4), height: 900 })
    await page.emulateMedia({ media: 'print' })
    expect(await smallLetters(page, (7 * 96) / 72, drawings)).toStrictEqual([])
  })

  it('lay no letter outside its frame, no label over another, no line across what is not its own', async () => {
    expect(await entanglements(await open({ width: 1280, height: 900 }))).toStrictEqual([])
  })

  it('are reported if a line crosses what is not its own', async () => {
    const page = await open({ width: 1280, height: 900 })
    const path = page.locator('[data-flow="popup"] .arrow path')
    await path.first().evaluate((line) => line.setAttribute('d', 'M0 0L2000 2000'))
    await path.nth(1).evaluate((line) => line.setAttribute('d', 'M20 100L400 100L20 300L400 500'))
    await page
      .locator('[data-flow="popup"] .state text')
      .last()
      .evaluate((text) => text.setAttribute('y', '0'))
    const found = (await entanglements(page)).join()
    for (const kind of ['outside the picture', 'a line across', 'letters outside'])
      expect(found).toContain(kind)
    await page
      .locator('[data-flow="popup"] svg')
      .evaluate((svg) => svg.setAttribute('viewBox', '0 0 4000 4000'))
    expect(await smallLetters(page, 8)).not.toStrictEqual([])
  })
})

describe('the page an auditor steps through', () => {
  it('[M-089] needs no network, and shows state and context after each step', async () => {
    const context = await (await browserOfWorker()).newContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const requests: Array<string> = []
    page.on('request', (request) => requests.push(request.url()))
    const address = pathToFileURL(resolve('docs/flows/index.html')).href
    await page.goto(address)
    const flow = page.locator('[data-flow="membership-dialog"]')
    const state = flow.locator('[data-part="state"]')
    const step = (name: string) => flow.getByRole('button', { name, exact: true }).click()
    const submit = () => flow.getByRole('button', { name: /^membership\.submit / }).click()
    await step('phone.type "0900000001"')
    await submit()
    expect(await state.textContent()).toBe('editing › rejected')
    await step('name.type "Nguyễn Văn Mẫu"')
    await submit()
    expect(await state.textContent()).toBe('sending › watched')
    expect(await flow.locator('.active[data-path="sending"]').count()).toBe(1)
    expect(await flow.locator('[data-part="context"]').textContent()).toContain('"phone": "0900000001"')
    await step('submitMembership answers: success')
    expect(await state.textContent()).toBe('editing › confirmed')
    expect(await flow.locator('[data-part="taken"] li').count()).toBe(5)
    expect(await flow.locator('button:focus').count()).toBe(1)
    await step('undo')
    expect(await flow.getByRole('status').textContent()).toBe(
      'State: sending › watched One submission is under way: nothing can be changed or sent again.',
    )
    expect(await flow.locator('[data-part="taken"] li').count()).toBe(4)
    expect(await flow.locator('button:focus').textContent()).toBe('undo')
    await page.keyboard.press('Enter')
    expect(await state.textContent()).toBe('editing › rejected')
    expect(await flow.locator('button:focus').textContent()).toBe('undo')
    const kept = flow.getByRole('textbox')
    await flow.getByText('The walk as a test').click()
    await kept.fill(readFileSync(WALK, 'utf8'))
    await flow.getByRole('button', { name: 'load', exact: true }).click()
    expect(await state.textContent()).toBe('editing › confirmed')
    expect(await kept.inputValue()).toBe(readFileSync(WALK, 'utf8'))
    await page.emulateMedia({ media: 'print' })
    expect(await flow.locator('[data-part="taken"]').isVisible()).toBe(true)
    expect(await flow.locator('button:visible').count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await kept.fill("  'no such step',\n")
    await flow.getByRole('button', { name: 'load', exact: true }).click()
    expect(await flow.getByRole('status').textContent()).toContain('Not loaded: step 1')
    await step('start over')
    expect(await state.textContent()).toBe('editing › fresh')
    expect(requests.filter((url) => !url.startsWith('data:'))).toStrictEqual([address])
  })

  it('[P-002] shows step by step what the parties of a recorded run did, and where the machine stood', async () => {
    const page = await open({ width: 1280, height: 900 })
    const flow = page.locator('[data-flow="delivery"]')
    const run = flow.locator('[data-part="run"]')
    await run.getByLabel('Run').selectOption('example')
    const press = (name: string) => run.getByRole('button', { name, exact: true }).click()
    const lit = () =>
      flow
        .locator('.active[data-path]')
        .evaluateAll((states) => states.map((state) => state.getAttribute('data-path')))
    await press('to the next state of this machine')
    expect(await lit()).toStrictEqual(['taking'])
    await press('on')
    expect(await run.locator('[aria-current]').textContent()).toBe(
      'delivery hears: process 1, answer batch, id 7, 1 row',
    )
    await press('on')
    expect(await lit()).toStrictEqual(['sending'])
    await press('back')
    expect(await lit()).toStrictEqual(['taking'])
    expect(await run.locator('[data-part="run-place"]').textContent()).toBe('Event 3 of 4; state taking')
    expect(await page.locator('[data-flow="popup"] [data-part="run"]').isVisible()).toBe(false)
  })
})
