import { fireEvent, screen, within } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../src/ui/parts/dialog'
import { LazyDialog } from '../../../src/ui/parts/lazy-dialog'
import { lazyPart } from '../../../src/ui/parts/lazy-part'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { renderView } from '../../support/views/render-view'

const Arrived = () => (
  <Dialog title="Đăng ký mua hàng" onClose={mustNotBeCalled('onClose')}>
    <p>Nội dung</p>
  </Dialog>
)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a dialog whose code is loaded as it is opened', () => {
  it('[M-078, M-087] shows a loading frame at once, and its content once the code is loaded', async () => {
    const Late = lazy(async () => ({ default: Arrived }))
    renderView(
      <LazyDialog title="Đăng ký mua hàng" onClose={mustNotBeCalled('onClose')}>
        <Late />
      </LazyDialog>,
    )
    const coming = screen.getByRole('dialog', { name: 'Đăng ký mua hàng' })
    expect(within(coming).getByRole('status').textContent).toBe('Đang mở ...')
    expect(await screen.findByText('Nội dung')).toBeDefined()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('[M-090] shows a message if the code fails to load, and can be closed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Missing = lazy(
      (): Promise<{ default: typeof Arrived }> => Promise.reject(new Error('missing on purpose')),
    )
    const onClose = vi.fn()
    renderView(
      <LazyDialog title="Đăng ký mua hàng" onClose={onClose}>
        <Missing />
      </LazyDialog>,
    )
    await screen.findByRole('dialog', { name: 'Chưa mở được nội dung' })
    expect(screen.getByRole('button', { name: 'Thử lại' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('[M-090] asks for the code again at each press, while it does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi
      .fn(async () => ({ default: Arrived }))
      .mockRejectedValueOnce(new Error('no network'))
      .mockRejectedValueOnce(new Error('still none'))
    const Opened = lazyPart(load)
    renderView(
      <LazyDialog title="Đăng ký mua hàng" onClose={mustNotBeCalled('onClose')}>
        <Opened />
      </LazyDialog>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    fireEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
    expect(await screen.findByText('Nội dung')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
