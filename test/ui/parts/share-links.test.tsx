import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AppContextProvider } from '../../../src/ui/context/app-context'
import { ShareLinks } from '../../../src/ui/parts/share-links'
import { aSite } from '../../support/fixtures/a-site'

/** What the browser offers in this test. */
const offer = (name: 'share' | 'clipboard', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, name))
}

const showLinks = (origin?: string) =>
  render(
    <AppContextProvider
      context={{
        site: aSite,
        recipient: null,
        ports: {} as never,
        ...(origin === undefined ? {} : { origin }),
      }}
    >
      <ShareLinks address="/tin-tuc/a b" title="Bài" />
    </AppContextProvider>,
  )

const URL_SHARED = 'https://a.example/tin-tuc/a b'

describe('sharing', () => {
  it('[M-062] leads to Zalo and Facebook with the page’s readable address', () => {
    showLinks('https://a.example')
    const hrefs = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''))
    expect(hrefs.map(({ host }) => host)).toStrictEqual(['sp.zalo.me', 'www.facebook.com'])
    const told = JSON.parse(atob(hrefs[0]?.searchParams.get('d') ?? ''))
    expect(decodeURIComponent(told.url)).toBe(URL_SHARED)
    expect(hrefs[1]?.searchParams.get('u')).toBe(URL_SHARED)
  })

  it('[M-062] offers only what the browser supports', () => {
    showLinks('https://a.example')
    expect(screen.queryAllByRole('button')).toStrictEqual([])
  })

  it('[M-062] is not offered if the page does not know its own address', () => {
    showLinks()
    expect(screen.queryAllByRole('link')).toStrictEqual([])
  })

  it.each([
    { allowed: true, says: 'Đã sao chép' },
    { allowed: false, says: 'Chưa sao chép được' },
  ])('[M-062] copies the address and reports it: $says', async ({ allowed, says }) => {
    const visitor = userEvent.setup()
    const copied: Array<string> = []
    offer('clipboard', {
      writeText: async (text: string) => {
        if (!allowed) throw new Error('denied')
        copied.push(text)
      },
    })
    showLinks('https://a.example')
    await visitor.click(screen.getByRole('button', { name: 'Sao chép liên kết' }))
    await screen.findByRole('button', { name: says })
    expect(screen.getByRole('status').textContent).toBe(says)
    expect(copied).toStrictEqual(allowed ? [URL_SHARED] : [])
  })

  it("[M-062] opens the system's share menu if there is one", async () => {
    const visitor = userEvent.setup()
    const shared: Array<unknown> = []
    offer('share', async (data: unknown) => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    })
    showLinks('https://a.example')
    await visitor.click(screen.getByRole('button', { name: 'Cách khác…' }))
    expect(shared).toStrictEqual([{ title: 'Bài', url: URL_SHARED }])
  })
})
