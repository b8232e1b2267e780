import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from 'wouter'
import { renderView } from '../../support/views/render-view'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: { scrollTo } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'scrollingElement')
  scrollTo.mockReset()
})

const showMoves = () =>
  renderView(
    <>
      <Link href="/mot">Một</Link>
      <Link href="/hai">Hai</Link>
    </>,
  )
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('the first screen', () => {
  it('[M-004] keeps the scroll position set by the browser', () => {
    showMoves()
    pass(300)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('a route change', () => {
  it('[M-004] scrolls after 100 ms, not at 99 ms', () => {
    showMoves()
    follow('Một')
    pass(99)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(1)
    expect(scrollTo.mock.calls).toStrictEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  it('[M-004] scrolls once, for the last change, if the next one follows after 60 ms', () => {
    showMoves()
    follow('Một')
    pass(60)
    follow('Hai')
    pass(99)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(300)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('[M-004] does not scroll if it leads to the current screen', () => {
    showMoves()
    follow('Một')
    pass(100)
    follow('Một')
    pass(300)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('[M-004, A-02] scrolls without animation for visitors who prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)',
    }))
    showMoves()
    follow('Một')
    pass(100)
    expect(scrollTo.mock.calls).toStrictEqual([[{ top: 0, behavior: 'auto' }]])
  })
})
