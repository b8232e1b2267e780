import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../src/ui/parts/dialog'
import { watchDoubleClicks } from '../../../src/ui/watch/double-click'

let stop = () => {}
beforeEach(() => {
  stop = watchDoubleClicks()
})
afterEach(() => stop())

const pressAt = (element: Element, clientX: number, clientY: number, timeStamp: number) => {
  const press = new MouseEvent('click', { bubbles: true, clientX, clientY })
  Object.defineProperty(press, 'timeStamp', { value: timeStamp })
  fireEvent(element, press)
}

describe('a double click on what opens a dialog', () => {
  it.each([
    { why: 'the second press', x: 300, y: 300, ms: 500, closes: 0 },
    { why: 'the second press of a finger, a little beside', x: 308, y: 308, ms: 300, closes: 0 },
    { why: 'a press later', x: 300, y: 300, ms: 501, closes: 1 },
    { why: 'a press elsewhere', x: 313, y: 300, ms: 100, closes: 1 },
  ])('[M-020, M-033] closes it $closes times: $why on the backdrop', ({ x, y, ms, closes }) => {
    const onClose = vi.fn()
    pressAt(document.body, 300, 300, 1_000)
    render(
      <Dialog title="Menu" onClose={onClose} closesOnBackdrop>
        <p>Nội dung</p>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
    pressAt(dialog, x, y, 1_000 + ms)
    expect(onClose).toHaveBeenCalledTimes(closes)
  })
})
