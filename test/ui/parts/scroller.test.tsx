import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollerMachine } from '../../../src/domain/flows/scroller.machine'
import { Scroller, toScrollerView } from '../../../src/ui/parts/scroller'
import { actorDone, afterDelay, follow, startFlow } from '../../support/flows/flow'
import { renderView } from '../../support/views/render-view'

const measured = (scrollLeft: number, clientWidth = 1_000) => ({
  scrollLeft,
  scrollWidth: 2_000,
  clientWidth,
})
const settling = startFlow(scrollerMachine)
const measuring = follow(settling, afterDelay(100))
const scrollable = follow(measuring, actorDone('measureViewport', measured(0)))
const scrolledTo = (scrollLeft: number) =>
  follow(scrollable, { type: 'viewport.scroll', measure: measured(scrollLeft) })

describe('what a carousel shows', () => {
  it.each([
    {
      row: 'M-120',
      when: 'the layout may still move',
      flow: settling,
      controls: false,
      room: true,
      dot: 0,
      dimmed: [true, true],
    },
    {
      row: 'M-120',
      when: 'it is being measured',
      flow: measuring,
      controls: false,
      room: true,
      dot: 0,
      dimmed: [true, true],
    },
    {
      row: 'M-120',
      when: 'everything fits',
      flow: follow(measuring, actorDone('measureViewport', measured(0, 2_000))),
      controls: false,
      room: false,
      dot: 0,
      dimmed: [true, true],
    },
    {
      row: 'M-118',
      when: 'it can scroll',
      flow: scrollable,
      controls: true,
      room: true,
      dot: 0,
      dimmed: [true, false],
    },
    {
      row: 'M-118',
      when: 'it is at 0.329',
      flow: scrolledTo(329),
      controls: true,
      room: true,
      dot: 0,
      dimmed: [false, false],
    },
    {
      row: 'M-118',
      when: 'it is at 0.33',
      flow: scrolledTo(330),
      controls: true,
      room: true,
      dot: 1,
      dimmed: [false, false],
    },
    {
      row: 'M-118',
      when: 'it is at 0.66',
      flow: scrolledTo(660),
      controls: true,
      room: true,
      dot: 2,
      dimmed: [false, false],
    },
    {
      row: 'M-119',
      when: 'it is at its end',
      flow: scrolledTo(1_000),
      controls: true,
      room: true,
      dot: 2,
      dimmed: [false, true],
    },
  ])(
    '[$row] when $when: arrows and dots $controls, space reserved $room, dot $dot of 0 to 2, arrows dimmed $dimmed',
    ({ flow, controls, room, dot, dimmed }) => {
      expect(toScrollerView(flow.snapshot)).toStrictEqual({
        areControlsShown: controls,
        isRoomKept: room,
        dot,
        isLeftDimmed: dimmed[0],
        isRightDimmed: dimmed[1],
      })
    },
  )
})

const layOut = (scrollWidth: number, clientWidth: number) => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth)
}
const scrollBy = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollBy = scrollBy
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrollBy.mockReset()
})

const showScroller = () =>
  renderView(
    <Scroller label="Dải">
      <li>Một</li>
    </Scroller>,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dots = () =>
  [...document.querySelectorAll('[data-part="dot"]')].map((dot) => dot.getAttribute('data-active'))

describe('a carousel', () => {
  it('[M-120] shows arrows and dots after 100 ms if it can scroll', async () => {
    layOut(2_000, 1_000)
    showScroller()
    await pass(99)
    expect(screen.queryByRole('button')).toBeNull()
    await pass(1)
    expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toStrictEqual([
      'Cuộn trái',
      'Cuộn phải',
    ])
    expect(dots()).toStrictEqual(['true', 'false', 'false'])
  })

  it('[M-120] shows neither if everything fits', async () => {
    layOut(1_000, 1_000)
    showScroller()
    await pass(200)
    expect(screen.queryByRole('button')).toBeNull()
    expect(dots()).toStrictEqual([])
  })

  it('[M-120] does not measure again if only the height of the window changes', async () => {
    layOut(2_000, 1_000)
    showScroller()
    await pass(100)
    const arrow = screen.getByRole('button', { name: 'Cuộn phải' })
    window.innerHeight -= 60
    fireEvent.resize(window)
    expect(screen.getByRole('button', { name: 'Cuộn phải' })).toBe(arrow)
  })

  it('[M-120] measures again if the width of the window changes', async () => {
    layOut(2_000, 1_000)
    showScroller()
    await pass(100)
    layOut(1_000, 1_000)
    window.innerWidth += 60
    fireEvent.resize(window)
    await pass(100)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[M-120, M-133] measures again if the items give way to nothing', async () => {
    layOut(2_000, 1_000)
    const { rerender } = showScroller()
    await pass(100)
    layOut(1_000, 1_000)
    rerender(<Scroller label="Dải">{[]}</Scroller>)
    await pass(100)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[M-119] moves by 300 px either way', async () => {
    layOut(2_000, 1_000)
    showScroller()
    await pass(100)
    fireEvent.click(screen.getByRole('button', { name: 'Cuộn phải' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cuộn trái' }))
    expect(scrollBy.mock.calls).toStrictEqual([
      [{ left: 300, behavior: 'smooth' }],
      [{ left: -300, behavior: 'smooth' }],
    ])
  })

  it.each([
    { scrollLeft: 329, lit: ['true', 'false', 'false'] },
    { scrollLeft: 330, lit: ['false', 'true', 'false'] },
    { scrollLeft: 659, lit: ['false', 'true', 'false'] },
    { scrollLeft: 660, lit: ['false', 'false', 'true'] },
  ])('[M-118] activates a dot by the scroll fraction: $scrollLeft of 1,000', async ({ scrollLeft, lit }) => {
    layOut(2_000, 1_000)
    showScroller()
    await pass(100)
    const viewport = screen.getByRole('list', { name: 'Dải' })
    viewport.scrollLeft = scrollLeft
    fireEvent.scroll(viewport)
    expect(dots()).toStrictEqual(lit)
  })
})
