import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageGallery } from '../../../../src/ui/screens/product-detail/image-gallery'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const showGallery = (images = ['/1.svg', '/2.svg', '/3.svg']) => {
  const { container } = render(<ImageGallery images={images} title="Viên tim" />)
  /** The large pictures, the one that is fading away first. */
  return () =>
    [...container.querySelectorAll('img[width="800"]')].map((image) => [
      image.getAttribute('src'),
      image.getAttribute('alt'),
    ])
}
const thumbnail = (name: string) => screen.getByRole('button', { name })
const current = () =>
  screen.getAllByRole('button').flatMap((button) => (button.ariaCurrent === 'true' ? [button.ariaLabel] : []))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('a product’s pictures', () => {
  it('[M-048] start with the first, named by the product', () => {
    const pictures = showGallery()
    expect(pictures()).toStrictEqual([['/1.svg', 'Viên tim']])
    expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toStrictEqual([
      'Ảnh 1',
      'Ảnh 2',
      'Ảnh 3',
    ])
    expect(current()).toStrictEqual(['Ảnh 1'])
  })

  it('[M-050] fade over the former one for 200 ms', () => {
    const pictures = showGallery()
    fireEvent.click(thumbnail('Ảnh 3'))
    pass(199)
    expect(pictures()).toStrictEqual([
      ['/1.svg', ''],
      ['/3.svg', 'Viên tim'],
    ])
    pass(1)
    expect(pictures()).toStrictEqual([['/3.svg', 'Viên tim']])
    expect(current()).toStrictEqual(['Ảnh 3'])
  })

  it('[M-050] fade again if another one is chosen meanwhile', () => {
    const pictures = showGallery()
    fireEvent.click(thumbnail('Ảnh 2'))
    pass(150)
    fireEvent.click(thumbnail('Ảnh 3'))
    pass(199)
    expect(pictures()).toStrictEqual([
      ['/2.svg', ''],
      ['/3.svg', 'Viên tim'],
    ])
    pass(1)
    expect(pictures()).toStrictEqual([['/3.svg', 'Viên tim']])
  })

  it('[M-050] do not fade if the shown one is chosen', () => {
    const pictures = showGallery()
    fireEvent.click(thumbnail('Ảnh 1'))
    expect(pictures()).toStrictEqual([['/1.svg', 'Viên tim']])
  })
})
