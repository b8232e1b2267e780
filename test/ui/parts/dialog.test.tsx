import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../src/ui/parts/dialog'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A dialog of 100 by 100 px in the window's corner, and how often it was asked to close. */
const open = (differing: { closesOnBackdrop?: boolean; hidesTitle?: boolean } = {}) => {
  const onClose = vi.fn()
  const drawn = render(
    <Dialog title="Ưu đãi" onClose={onClose} {...differing}>
      <p>Nội dung</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Ưu đãi' })
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  return { ...drawn, dialog, onClose }
}

describe('a dialog', () => {
  it('[M-090] is modal while it is rendered', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
    const { unmount } = open()
    expect([showModal.mock.calls.length, close.mock.calls.length]).toStrictEqual([1, 0])
    unmount()
    expect([showModal.mock.calls.length, close.mock.calls.length]).toStrictEqual([1, 1])
  })

  it('[M-090] calls onClose by its button', () => {
    const { onClose } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[M-090, A-30] calls onClose by Esc, and stays open until it is removed', () => {
    const { dialog, onClose } = open()
    const esc = createEvent('cancel', dialog, { cancelable: true })
    fireEvent(dialog, esc)
    expect(esc.defaultPrevented).toBe(true)
    expect([onClose.mock.calls.length, dialog.open]).toStrictEqual([1, true])
  })

  it('[M-090, A-30] is opened again, and calls onClose, if the browser closed it by itself', () => {
    const { dialog, onClose } = open()
    dialog.open = false
    fireEvent(dialog, createEvent('close', dialog))
    expect([onClose.mock.calls.length, dialog.open]).toStrictEqual([1, true])
  })

  it('[M-091] is named by its title if the title is not shown', () => {
    open({ hidesTitle: true })
    expect(screen.getByRole('heading', { name: 'Ưu đãi' }).classList.contains('sr-only')).toBe(true)
  })
})

describe('a click with a dialog open', () => {
  it.each([
    { where: 'beside it', clientX: 101, clientY: 50, asks: 1 },
    { where: 'above it', clientX: 50, clientY: -1, asks: 1 },
    { where: 'on its edge', clientX: 100, clientY: 100, asks: 0 },
    { where: 'inside it', clientX: 50, clientY: 50, asks: 0 },
  ])('[M-069, M-091, A-30] $where calls onClose $asks times', ({ clientX, clientY, asks }) => {
    const { dialog, onClose } = open({ closesOnBackdrop: true })
    fireEvent.click(dialog, { clientX, clientY })
    expect(onClose).toHaveBeenCalledTimes(asks)
  })

  it('[M-069, A-30] on its content does not call onClose, wherever the content reaches', () => {
    const { onClose } = open({ closesOnBackdrop: true })
    fireEvent.click(screen.getByText('Nội dung'), { clientX: 101, clientY: 50 })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('[M-090, A-30] beside a form does not call onClose', () => {
    const { dialog, onClose } = open()
    fireEvent.click(dialog, { clientX: 101, clientY: 50 })
    expect(onClose).not.toHaveBeenCalled()
  })
})
