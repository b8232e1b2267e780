import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutAtOnce, layOutInTurns } from '../../../src/ui/parts/lay-out-in-turns'

const sections = () => {
  const element = document.createElement('div')
  element.innerHTML = '<section></section><section></section><section></section>'
  const laidOut = () =>
    Array.from(element.querySelectorAll('section'), ({ style }) => style.contentVisibility === 'visible')
  return { element, laidOut }
}

describe('the sections that are laid out in turns', () => {
  let idle: Array<() => void> = []
  beforeEach(() => {
    idle = []
    vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then))
    vi.stubGlobal('cancelIdleCallback', () => idle.pop())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('[M-014] are laid out one for each time that the page is idle', () => {
    const { element, laidOut } = sections()
    layOutInTurns(element)
    expect(laidOut()).toStrictEqual([true, false, false])
    idle.shift()?.()
    expect(laidOut()).toStrictEqual([true, true, false])
    idle.shift()?.()
    expect(laidOut()).toStrictEqual([true, true, true])
    expect(idle).toStrictEqual([])
  })

  it.each([
    { where: 'above the viewport', bottom: -1, moves: [{ top: 300, behavior: 'instant' }] },
    { where: 'just above it', bottom: 0, moves: [{ top: 300, behavior: 'instant' }] },
    { where: 'in it', bottom: 1, moves: [] },
  ])('[M-004] move nothing that is seen: $where', ({ bottom, moves }) => {
    const { element } = sections()
    const scrollBy = vi.fn()
    vi.stubGlobal('scrollBy', scrollBy)
    const first = element.children[0] as HTMLElement
    first.getBoundingClientRect = () =>
      new DOMRect(0, bottom - 800, 390, first.style.contentVisibility === 'visible' ? 1_100 : 800)
    layOutInTurns(element)
    expect(scrollBy.mock.calls.flat()).toStrictEqual(moves)
  })

  it('[M-014] wait no more once the screen has gone', () => {
    const { element, laidOut } = sections()
    layOutInTurns(element)()
    expect(idle).toStrictEqual([])
    expect(laidOut()).toStrictEqual([true, false, false])
  })

  it('[M-014] need no turns after a change of the route', () => {
    document.documentElement.dataset.fresh = ''
    layOutAtOnce()
    expect(document.documentElement.dataset.fresh).toBeUndefined()
  })
})
