const PATIENCE_MS = 30_000

const until = async (what, ask) => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Runs in the page: the centre of the first visible element with this selector and text, scrolled into view. */
const middleOf = (selector, text) => {
  const scope = document.querySelector('dialog[open]') ?? document
  const found = [...scope.querySelectorAll(selector)].find(
    (element) =>
      (text === null ||
        (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(text)) &&
      element.getClientRects().length > 0,
  )
  if (found === undefined) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs in the page: the first centre of such an element in the viewport, without scrolling. */
const middleInWindow = (selector) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
    .find(({ y }) => y > 120 && y < window.innerHeight - 120)

/** Runs in the page: whether text is set in the site's font. */
const hasFont = () => {
  const canvas = document.createElement('canvas').getContext('2d')
  const widthIn = (font) => {
    canvas.font = `700 40px ${font}`
    return canvas.measureText('Vững sức khỏe').width
  }
  return widthIn('"Plus Jakarta Sans", monospace') !== widthIn('monospace')
}

/** Runs in the page. */
const districtReads = (text) => [...document.querySelectorAll('[role="combobox"]')].at(-1).value === text

const ARTICLE = 'main a.card-link:not([role])'

const click = async (page, selector, text = null) => {
  // A dialog that is being opened moves.
  let former = null
  const { x, y } = await until(`${selector} ${text ?? ''}`, async () => {
    const last = former
    former = await page.evaluate(middleOf, selector, text)
    return former !== null && former.x === last?.x && former.y === last?.y && former
  })
  await page.click(x, y)
}
const fill = async (page, name, text) => {
  await click(page, `dialog[open] label`, name)
  await page.type(text)
}
const says = (page, text) =>
  until(`“${text}”`, () => page.evaluate((wanted) => document.body.textContent.includes(wanted), text))
const scrollTop = (page) => page.evaluate(() => document.scrollingElement.scrollTop)

const open = async (page, site, route) => {
  await page.goTo(`${site}/#${route}`)
  await page.evaluate(() => sessionStorage.setItem('register', '1'))
  await until('the first screen', () => page.evaluate(() => document.querySelector('main h1') !== null))
  await until('the font', () => page.evaluate(hasFont))
}
const submit = async (page, success) => {
  if (await page.evaluate(middleOf, 'input[type="checkbox"]', null))
    await click(page, 'input[type="checkbox"]')
  await click(page, 'button[type="submit"]')
  await says(page, success)
}

/** The visits in each engine; each starts with a new page. */
export const VISITS = {
  order: async (page, site) => {
    await open(page, site, '/app-product-list')
    await click(page, 'main button', 'Đăng ký mua hàng')
    await fill(page, 'Họ và tên', 'Nguyễn Văn Mẫu')
    await fill(page, 'Số điện thoại', '0900000001')
    await fill(page, 'Tỉnh/Thành phố', 'bo de')
    await until('the new name', () =>
      page.evaluate(() => document.querySelector('[role="option"]')?.textContent.includes('nay thuộc')),
    )
    await page.press('Enter')
    await until('the district', () => page.evaluate(districtReads, 'Quận Long Biên'))
    await click(page, 'button', 'Chọn mua')
    await submit(page, 'Đăng ký mua hàng thành công!')
  },
  change: async (page, site) => {
    await open(page, site, '/app-product-list')
    await click(page, 'main button', 'Đăng ký mua hàng')
    await fill(page, 'Tỉnh/Thành phố', 'hcm')
    await says(page, 'Hồ Chí Minh')
    await page.press('Enter')
    await page.press('Escape')
    await says(page, 'Bỏ thông tin đang nhập?')
    const asksToUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    if (!(await page.evaluate(asksToUnload))) throw new Error('the page can be left without a question')
    await click(page, 'button', 'Tiếp tục điền')
    await fill(page, 'Quận/Huyện', 'q1')
    await page.press('Enter')
    await until('the district', () => page.evaluate(districtReads, 'Quận 1'))
    await fill(page, 'Quận/Huyện', 'quận 3')
    await until('only what was typed', () => page.evaluate(districtReads, 'quận 3'))
    // Headless Firefox reports no change of the focus, so that a press of Tab cannot be seen there.
    await click(page, 'dialog[open] label', 'Họ và tên')
    await until('the district of that name', () => page.evaluate(districtReads, 'Quận 3'))
    await fill(page, 'Quận/Huyện', 'quận zz')
    await until('what no district is called', () => page.evaluate(districtReads, 'quận zz'))
    await click(page, 'dialog[open] label', 'Họ và tên')
    await says(page, 'Không tìm thấy “quận zz” ở Hồ Chí Minh.')
  },
  join: async (page, site) => {
    await open(page, site, '/nam-vung-packages')
    await click(page, 'main button', 'ĐĂNG KÝ NGAY')
    await fill(page, 'Họ và tên', 'Nguyễn Văn Mẫu')
    await fill(page, 'Số điện thoại', '0900000002')
    await submit(page, 'Đăng ký hội viên thành công!')
  },
  watch: async (page, site) => {
    await open(page, site, '/app-news/list?tabIdx=0')
    await click(page, 'main a.card-link[role="button"]')
    await until('a video that plays', () =>
      page.evaluate(() => {
        const video = document.querySelector('dialog video')
        return video !== null && !video.paused && video.currentTime > 0
      }),
    )
    await page.press('Escape')
    await until('the list again', () => page.evaluate(() => document.querySelector('dialog video') === null))
  },
  read: async (page, site) => {
    await open(page, site, '/app-news/list?tabIdx=1')
    await until('the articles', () => page.evaluate(middleOf, ARTICLE, null))
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    const former = await scrollTop(page)
    if (former < 500) throw new Error('the list is too short to be scrolled')
    const { x, y } = await page.evaluate(middleInWindow, ARTICLE)
    await page.click(x, y)
    await until('the article', () =>
      page.evaluate(() => (document.querySelector('.article-content')?.textContent.length ?? 0) > 500),
    )
    await until('its top', async () => (await scrollTop(page)) === 0)
    await page.goBack()
    await until('the list, where it was left', async () => Math.abs((await scrollTop(page)) - former) < 100)
    await page.evaluate(() => {
      location.hash = '#/about'
    })
    await until('the top of a screen whose address was typed', async () => (await scrollTop(page)) === 0)
  },
}
