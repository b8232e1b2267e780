import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DiscardQuestion } from '../../../src/ui/parts/discard-question'
import { mustNotBeCalled } from '../../support/must-not-be-called'

const field = <input aria-label="Họ và tên" />

describe('the question before input is lost', () => {
  it('[M-090, A-30] focuses the answer that keeps the input', () => {
    render(<DiscardQuestion onDiscard={mustNotBeCalled('onDiscard')} onKeep={mustNotBeCalled('onKeep')} />)
    expect(screen.getByRole('alertdialog', { name: 'Bỏ thông tin đang nhập?' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Tiếp tục điền')
  })

  it('[M-090, A-30] returns the focus to the field that had it', () => {
    const { rerender } = render(field)
    screen.getByLabelText('Họ và tên').focus()
    rerender(
      <>
        {field}
        <DiscardQuestion onDiscard={mustNotBeCalled('onDiscard')} onKeep={mustNotBeCalled('onKeep')} />
      </>,
    )
    expect(document.activeElement?.textContent).toBe('Tiếp tục điền')
    rerender(field)
    expect(document.activeElement).toBe(screen.getByLabelText('Họ và tên'))
  })

  it('[M-090, A-30] calls back to stay', () => {
    const onKeep = vi.fn()
    render(<DiscardQuestion onDiscard={mustNotBeCalled('onDiscard')} onKeep={onKeep} />)
    fireEvent.click(screen.getByRole('button', { name: 'Tiếp tục điền' }))
    expect(onKeep).toHaveBeenCalledTimes(1)
  })

  it('[M-090, A-30] calls back to close', () => {
    const onDiscard = vi.fn()
    render(<DiscardQuestion onDiscard={onDiscard} onKeep={mustNotBeCalled('onKeep')} />)
    fireEvent.click(screen.getByRole('button', { name: 'Đóng, không giữ lại' }))
    expect(onDiscard).toHaveBeenCalledTimes(1)
  })
})
