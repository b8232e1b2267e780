import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations'
import { siteInBrowser } from '../support/browser/site-in-browser'

const site = siteInBrowser()

describe('the drawer', () => {
  it('[M-020] has no fault that axe finds', async () => {
    const page = await site.visit('/', { width: 390 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.waitForTimeout(250)
    expect(await axeViolations(page)).toStrictEqual([])
  })
})

describe('a visitor who asked for stillness', () => {
  it('[M-004, M-050, M-119] sees nothing move for longer than a blink', async () => {
    const page = await site.visit('/', { reducedMotion: 'reduce' })
    await page
      .getByRole('region', { name: 'Sản phẩm bán chạy' })
      .getByRole('button', { name: 'Cuộn phải' })
      .waitFor()
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element)
          return `${animationDuration},${transitionDuration}`
            .split(',')
            .map((time) => Number.parseFloat(time) * 1000)
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Về Nam Vững' }).waitFor()
    await page.waitForTimeout(150)
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  })
})
