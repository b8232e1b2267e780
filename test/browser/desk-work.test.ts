import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { removeStaff } from '../../src/domain/ledger/staff/access'
import { referenceOf } from '../../src/domain/registration/reference'
import { vietnamTimestamp } from '../../src/domain/text/vietnam-timestamp'
import { deskInBrowser, keepOrders } from '../support/browser/desk-in-browser'
import { scaled } from '../support/faults/scale'
import { openTestLedger } from '../support/ledger/open-test-ledger'
import { createMemoryLedger } from '../support/memory/memory-ledger'
import { createTempDir } from '../support/temp-dir'

const MINUTE_MS = 60_000
const ROUNDS = scaled(5, 200)
const MS_PER_ROUND = 10_000

/** What is typed into a field of date and time, in Vietnam. */
const typedTime = (at: number): string =>
  vietnamTimestamp(at).replace(/^(\d+)\/(\d+)\/(\d+) (\d+:\d+).*$/, '$3-$2-$1T$4')

const table = (page: Page) => page.getByRole('table', { name: 'Đăng ký' })
const link = (page: Page, n: number) => table(page).getByRole('link', { name: referenceOf(`key-${n}`) })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The references on the page, from the top. */
const listed = (page: Page): Promise<ReadonlyArray<string>> => table(page).getByRole('link').allTextContents()

const search = async (page: Page, typed: string): Promise<void> => {
  await page.getByLabel('Tìm').fill(typed)
  await page.getByRole('button', { name: 'Tìm' }).click()
  await page.getByRole('heading', { name: 'Kết quả tìm' }).waitFor()
}

/** The sizes of the pages that a browser prints, in points. */
const printedPages = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/(?<=MediaBox \[)[^\]]*/g) ?? []

describe('an employee with a phone', () => {
  it('[P-019] calls the newest, puts it off, goes on to the next and finds the first again', async () => {
    let ahead = 0
    const ledger = createMemoryLedger({ now: () => Date.now() + ahead })
    await keepOrders(ledger, 3)
    const { device, enter } = await deskInBrowser(ledger)
    const page = await device()
    await enter(page, 'Trang')
    expect(await listed(page)).toStrictEqual([3, 2, 1].map((n) => referenceOf(`key-${n}`)))

    await link(page, 3).click()
    expect(await heading(page).textContent()).toBe(referenceOf('key-3'))
    expect(await page.getByRole('link', { name: 'Gọi', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Hiện số' }).click()
    expect(await page.getByRole('link', { name: 'Gọi', exact: true }).getAttribute('href')).toBe(
      'tel:0900000003',
    )
    await page.getByRole('radio', { name: 'Hẹn gọi lại' }).check()
    await page.getByLabel('Gọi lại lúc').fill(typedTime(Date.now() + 5 * MINUTE_MS))
    await page.getByLabel('Ghi chú').fill('gọi sau giờ làm')
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByText('Đã lưu.').waitFor()
    expect(await page.getByRole('table', { name: 'Đã làm' }).textContent()).toContain('gọi sau giờ làm')

    await page.getByRole('link', { name: 'Cần gọi' }).click()
    await page.getByRole('heading', { name: 'Cần gọi' }).waitFor()
    expect(await listed(page)).toStrictEqual([1, 2].map((n) => referenceOf(`key-${n}`)))
    ahead = 10 * MINUTE_MS
    await page.reload()
    expect(await listed(page)).toStrictEqual([3, 1, 2].map((n) => referenceOf(`key-${n}`)))

    await link(page, 3).click()
    await page.getByRole('link', { name: 'Tiếp theo' }).click()
    await page.getByRole('heading', { name: referenceOf('key-1') }).waitFor()

    for (const place of ['Đơn hàng', 'Hội viên', 'Cần gọi'])
      for (const typed of ['003', 'nguyen mau 3']) {
        await page.getByRole('link', { name: place }).click()
        await page.getByRole('heading', { name: place }).waitFor()
        await search(page, typed)
        expect(await listed(page)).toStrictEqual([referenceOf('key-3')])
      }
  })
})

/** An employee with the page of the only registration, on which a note and a time are typed. */
const typed = async () => {
  const desk = await deskInBrowser()
  await keepOrders(desk.ledger, 1)
  const page = await desk.device()
  await desk.enter(page, 'Trang')
  await link(page, 1).click()
  await page.getByLabel('Ghi chú').fill('số 3, ngõ 5')
  return { ...desk, page }
}

const showPhone = (page: Page) => page.getByRole('button', { name: 'Hiện số' }).click()
const call = (page: Page) => page.getByRole('link', { name: 'Gọi', exact: true })
const note = (page: Page) => page.getByLabel('Ghi chú').inputValue()

describe('what an employee has typed', () => {
  it('[P-018, P-019] is there after `Hiện số`, and is saved by Enter in a field or on a state', async () => {
    const { page } = await typed()
    const until = typedTime(Date.now() + 60 * MINUTE_MS)
    await page.getByRole('radio', { name: 'Hẹn gọi lại' }).check()
    await page.getByLabel('Gọi lại lúc').fill(until)
    await showPhone(page)
    await call(page).waitFor()
    expect(await note(page)).toBe('số 3, ngõ 5')
    expect(await page.getByLabel('Gọi lại lúc').inputValue()).toBe(until)
    expect(await page.getByRole('radio', { name: 'Hẹn gọi lại' }).isChecked()).toBe(true)
    expect(await page.getByText('Chưa ai làm gì.').count()).toBe(1)
    await page.getByLabel('Gọi lại lúc').press('Enter')
    await page.getByText('Đã lưu.').waitFor()
    expect(await steps(page)).toStrictEqual([expect.stringMatching(/^Trang.*Hẹn gọi lại.*số 3, ngõ 5$/)])

    expect(await call(page).count()).toBe(1)
    await page.goto(page.url().replace(/\?.*/, ''))
    expect(await call(page).count()).toBe(0)
    await page.getByLabel('Gọi lại lúc').fill(typedTime(Date.now() + 120 * MINUTE_MS))
    await page.getByLabel('Gọi lại lúc').press('Enter')
    await page.waitForURL(/luu=2/)
    await page.getByRole('radio', { name: 'Không nghe máy' }).check()
    await page.getByRole('radio', { name: 'Không nghe máy' }).press('Enter')
    await page.waitForURL(/luu=3/)
    expect(await steps(page)).toHaveLength(3)
    expect(await call(page).count()).toBe(0)
  })

  it('[P-016, P-018] stays where it is if the session ends before `Hiện số`, which then shows the number', async () => {
    const { page, change } = await typed()
    const address = page.url()
    await page.context().clearCookies()
    await showPhone(page)
    await call(page).waitFor()
    expect(await note(page)).toBe('số 3, ngõ 5')
    await page.goto(address)
    await page.getByLabel('Ghi chú').fill('số 4')
    await change(() => removeStaff('Trang'))
    await showPhone(page)
    await page.getByText('Không đăng nhập được bằng khóa này').waitFor()
    expect(await note(page)).toBe('số 4')
    expect(await page.getByRole('button', { name: 'Lưu' }).isEnabled()).toBe(true)
  })

  it('[P-018] is not left by a link or another button without a question', async () => {
    const { page } = await typed()
    const asked: Array<string> = []
    let isDropped = false
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      return isDropped ? dialog.accept() : dialog.dismiss()
    })
    const address = page.url()
    const leave = async () => {
      await page.getByRole('link', { name: 'In phiếu' }).click()
      await page.getByRole('link', { name: 'Cần gọi' }).click()
      await page.getByRole('button', { name: 'Đăng xuất' }).click()
    }
    await leave()
    expect([page.url(), await note(page), asked.length]).toStrictEqual([address, 'số 3, ngõ 5', 3])
    await page.getByLabel('Ghi chú').fill('')
    await page.getByRole('radio', { name: 'Đã xác nhận' }).check()
    await leave()
    await page.getByRole('radio', { name: 'Mới' }).check()
    expect([page.url(), asked.length]).toStrictEqual([address, 6])
    await page.getByRole('link', { name: 'In phiếu' }).click()
    await page.getByRole('heading', { name: 'Phiếu gửi hàng' }).waitFor()
    expect(asked).toHaveLength(6)
    await page.goto(address)
    await page.getByLabel('Ghi chú').fill('số 3')
    isDropped = true
    await page.getByRole('link', { name: 'Cần gọi' }).click()
    await page.getByRole('heading', { name: 'Cần gọi' }).waitFor()
    expect(new Set(asked)).toStrictEqual(
      new Set(['Những gì vừa gõ chưa được lưu. Bạn vẫn muốn rời trang này?']),
    )
  })
})

describe('a step without what it needs', () => {
  it.each([true, false])(
    '[P-008, P-019] is refused at the field, which is focused and in sight, with script: %s',
    async (javaScriptEnabled) => {
      const { device, enter, origin, ledger } = await deskInBrowser()
      await keepOrders(ledger, 1)
      const entered = await device()
      await enter(entered, 'Trang')
      const page = await device(true, { javaScriptEnabled, viewport: { width: 390, height: 600 } })
      await page.context().addCookies(await entered.context().cookies())
      await page.goto(`${origin}/don/${referenceOf('key-1')}`)
      await showPhone(page)
      await call(page).waitFor()
      await page.getByRole('radio', { name: 'Hẹn gọi lại' }).check()
      await page.getByRole('button', { name: 'Lưu' }).click()
      const said = page.getByRole('alert')
      await said.waitFor()
      const field = page.getByLabel('Gọi lại lúc')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await field.getAttribute('aria-describedby')).toBe(
        `${await said.getAttribute('id')} goi-lai-goi-y`,
      )
      const [at, around] = [await said.boundingBox(), await field.boundingBox()]
      if (at === null || around === null) expect.fail()
      expect(at.y - (around.y + around.height)).toBeLessThan(40)
      expect(at.y + at.height).toBeLessThan(600)
      expect(await page.locator(':focus').getAttribute('id')).toBe('goi-lai')
      expect(await call(page).count()).toBe(1)
    },
  )
})

/** An employee with the page of a registration, on which a press is prepared. */
const prepare = async (page: Page, address: string, state: string, note: string): Promise<void> => {
  await page.goto(address)
  await page.getByRole('radio', { name: state }).check()
  await page.getByLabel('Gọi lại lúc').fill(typedTime(Date.now() + 60 * MINUTE_MS))
  await page.getByLabel('Ghi chú').fill(note)
}

/** Presses `Lưu` and gives what the page says then. */
const save = async (page: Page): Promise<string> => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Lưu' }).click()])
  return (await page.locator('[role=status], [role=alert]').textContent()) ?? ''
}

/** What was done, newest first: a line with the name, the state and the note of each step. */
const steps = async (page: Page): Promise<ReadonlyArray<string>> => {
  const rows = await page.getByRole('table', { name: 'Đã làm' }).locator('tbody tr').allTextContents()
  return rows.map((row) => row.replace(/\s+/g, ' '))
}

describe('a parcel', () => {
  it('[P-019] has a slip of two A6 pages for each order that was chosen in the list', async () => {
    const { device, enter, ledger } = await deskInBrowser()
    await keepOrders(ledger, 3)
    const page = await device()
    await enter(page, 'Trang')
    for (const n of [1, 3])
      await page.getByRole('checkbox', { name: `Chọn ${referenceOf(`key-${n}`)}` }).check()
    await page.getByRole('button', { name: 'In phiếu đã chọn' }).click()
    await page.getByRole('heading', { name: 'Phiếu gửi hàng' }).waitFor()
    expect(await page.locator('.slip').count()).toBe(4)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked', 'yes')
    })
    await page.getByRole('button', { name: 'In', exact: true }).click()
    await page.locator('[data-asked]').waitFor()
    const sizes = (await printedPages(page)).map((box) =>
      box.split(' ').map((side) => Math.round(Number(side))),
    )
    expect(sizes).toStrictEqual(Array.from({ length: 4 }, () => [0, 0, 298, 420]))
  })
})

describe('a list on a wide screen', () => {
  it('[P-019] has a row of two lines for each registration, and the box before its reference', async () => {
    const { device, enter, ledger } = await deskInBrowser()
    await keepOrders(ledger, 3)
    for (const { width, most } of [
      { width: 1280, most: 60 },
      { width: 1000, most: 80 },
    ]) {
      const page = await device(true, { viewport: { width, height: 800 } })
      await enter(page, 'Trang')
      const rows = await table(page).locator('tbody tr').all()
      expect(rows).toHaveLength(3)
      for (const row of rows) {
        expect((await row.boundingBox())?.height).toBeLessThan(most)
        const places = await row
          .locator('input, a, time, .state, .name, .place, li')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
        expect(places).toHaveLength(8)
        expect(places.slice(0, 7)).toStrictEqual(places.slice(0, 7).toSorted((a, b) => a - b))
        expect(new Set(places).size).toBe(7)
      }
    }
  })
})

describe('two employees', () => {
  it(
    '[P-018] who handle the same registration at once: the second is told what the first did, and nothing is overwritten',
    async () => {
      const ledger = openTestLedger(await createTempDir())
      await keepOrders(ledger, ROUNDS)
      const { device, enter, origin } = await deskInBrowser(ledger)
      const staff = [
        { name: 'Trang', state: 'Không nghe máy', page: await device() },
        { name: 'Hà', state: 'Hẹn gọi lại', page: await device() },
      ] as const
      for (const { name, page } of staff) await enter(page, name)

      for (let n = 1; n <= ROUNDS; n += 1) {
        const address = `${origin}/don/${referenceOf(`key-${n}`)}`
        await Promise.all(
          staff.map(({ name, state, page }) => prepare(page, address, state, `${name} ghi lần ${n}`)),
        )
        const said = await Promise.all(staff.map(({ page }) => save(page)))
        const [first, second] = said[0] === 'Đã lưu.' ? staff : [staff[1], staff[0]]
        expect(said[staff.indexOf(first)]).toBe('Đã lưu.')
        expect(said[staff.indexOf(second)]).toContain(`Chưa lưu: ${first.name} vừa ghi “${first.state}”`)
        const done = [expect.stringMatching(`${first.name}.*${first.state}.*${first.name} ghi lần ${n}$`)]
        expect(await steps(second.page)).toStrictEqual(done)
        expect(await second.page.getByRole('radio', { name: second.state }).isChecked()).toBe(true)
        expect(await second.page.getByLabel('Ghi chú').inputValue()).toBe(`${second.name} ghi lần ${n}`)

        expect(await save(second.page)).toBe('Đã lưu.')
        expect(await steps(second.page)).toStrictEqual([
          expect.stringMatching(`${second.name}.*${second.state}.*${second.name} ghi lần ${n}$`),
          ...done,
        ])
      }
    },
    ROUNDS * MS_PER_ROUND + 60_000,
  )
})
