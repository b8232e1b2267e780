import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { browserOfWorker } from '../support/browser/browser-of-worker'

/** Kept from the page, and run as a test. */
const WALK = 'test/adapters/diagrams/a-walk.test.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/diagrams.mjs', '--html'])
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
})
