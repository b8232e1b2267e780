import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Notification } from '../../../src/ui/parts/notification'
import { renderView } from '../../support/views/render-view'

describe('a notification', () => {
  it('[M-084, M-089, A-27] of success is a status that takes the focus', () => {
    renderView(<Notification kind="success">Đăng ký mua hàng thành công!</Notification>)
    const message = screen.getByRole('status')
    expect(message.textContent).toBe('Đăng ký mua hàng thành công!')
    expect(document.activeElement).toBe(message)
  })

  it('[M-085] of failure is an alert that does not take the focus', () => {
    renderView(<Notification kind="failure">Hệ thống bận. Vui lòng thao tác lại sau!</Notification>)
    expect(screen.getByRole('alert').textContent).toBe('Hệ thống bận. Vui lòng thao tác lại sau!')
    expect(document.activeElement).toBe(document.body)
  })
})
