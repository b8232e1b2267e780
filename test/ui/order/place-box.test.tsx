import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PlaceBox } from '../../../src/ui/order/place-box'

const PROVINCES = [
  { value: 1, label: 'Hà Nội' },
  { value: 28, label: 'Hà Tĩnh' },
  { value: 50, label: 'Hồ Chí Minh' },
  { value: 46, label: 'Đà Nẵng' },
]

type BoxProps = {
  readonly options?: typeof PROVINCES
  readonly chosen?: number | null
  readonly error?: string | null
  readonly disabled?: boolean
  readonly onOpen?: () => void
  readonly onChoose?: (id: number | null) => void
}

/** The box with what the form would hold. */
const Box = ({
  options = PROVINCES,
  chosen = null,
  error = null,
  disabled = false,
  onOpen = () => {},
  onChoose = () => {},
}: BoxProps) => {
  const [selected, setSelected] = useState(chosen)
  return (
    <PlaceBox
      label="Tỉnh/Thành phố"
      options={options}
      selected={selected}
      error={error}
      disabled={disabled}
      whenEmpty="Đang tải danh sách ..."
      onOpen={onOpen}
      onChoose={(id) => {
        onChoose(id)
        setSelected(id)
      }}
    />
  )
}

const draw = (props: BoxProps = {}) => {
  render(<Box {...props} />)
  return userEvent.setup()
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tỉnh/Thành phố' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('what is typed into a place box', () => {
  it.each([
    { typed: 'hà', found: ['Hà Nội', 'Hà Tĩnh'] },
    { typed: 'HA', found: ['Hà Nội', 'Hà Tĩnh'] },
    { typed: 'da', found: ['Đà Nẵng'] },
    { typed: 'Đ', found: ['Đà Nẵng'] },
    { typed: 'xyz', found: [] },
  ])('[M-081, A-26] finds $found by $typed', async ({ typed, found }) => {
    const visitor = draw()
    await visitor.type(field(), typed)
    expect(options()).toStrictEqual(found)
  })

  it('[M-081] chooses nothing by itself, and is gone once the box is left', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'ha')
    await visitor.tab()
    expect([field().value, options()]).toStrictEqual(['', []])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[M-081] gives way to the chosen place once the box is left', async () => {
    const visitor = draw({ chosen: 28 })
    await visitor.type(field(), 'xyz')
    await visitor.tab()
    expect(field().value).toBe('Hà Tĩnh')
  })
})

describe('choosing a place', () => {
  it('[M-081] works by a click, and closes the list', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'ha')
    await visitor.click(screen.getByRole('option', { name: 'Hà Tĩnh' }))
    expect(onChoose.mock.calls).toStrictEqual([[28]])
    expect([field().value, options()]).toStrictEqual(['Hà Tĩnh', []])
  })

  it('[M-081] works by the keyboard, and closes the list', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'ha{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toStrictEqual([[28]])
    expect([field().value, options()]).toStrictEqual(['Hà Tĩnh', []])
  })

  it('[M-081] takes the first match by Enter', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'ha{Enter}')
    expect(onChoose.mock.calls).toStrictEqual([[1]])
  })

  it('[M-081] does not happen by the Enter that ends a syllable', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'ha')
    fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', keyCode: 229 }))
    expect(onChoose).not.toHaveBeenCalled()
    expect(options()).toStrictEqual(['Hà Nội', 'Hà Tĩnh'])
  })

  it('[M-081] waits for a match where Enter finds none', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'xyz{Enter}')
    expect([field().value, screen.queryByText('Không tìm thấy địa danh phù hợp')]).toStrictEqual([
      'xyz',
      expect.anything(),
    ])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[M-081] loses nothing where Enter comes before the places do', async () => {
    const onChoose = vi.fn()
    const { rerender } = render(<Box options={[]} onChoose={onChoose} />)
    const visitor = userEvent.setup()
    await visitor.type(field(), 'tinh{Enter}')
    expect(screen.queryByText('Đang tải danh sách ...')).not.toBeNull()
    rerender(<Box onChoose={onChoose} />)
    expect([field().value, options()]).toStrictEqual(['tinh', ['Hà Tĩnh']])
    await visitor.keyboard('{Enter}')
    expect(onChoose.mock.calls).toStrictEqual([[28]])
  })

  it('[M-082] is undone by emptying the box', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ onChoose })
    await visitor.type(field(), 'tinh{Enter}')
    await visitor.clear(field())
    expect(onChoose.mock.calls).toStrictEqual([[28], [null]])
  })

  it('[M-081] starts from all places where one is chosen already', async () => {
    const visitor = draw({ chosen: 28 })
    await visitor.click(field())
    expect(options()).toStrictEqual(['Hà Nội', 'Hà Tĩnh', 'Hồ Chí Minh', 'Đà Nẵng'])
  })

  it('[M-081] keeps the choice where the list is left by Esc', async () => {
    const onChoose = vi.fn()
    const visitor = draw({ chosen: 28, onChoose })
    await visitor.click(field())
    await visitor.keyboard('{Escape}')
    expect([field().value, options()]).toStrictEqual(['Hà Tĩnh', []])
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('a place box', () => {
  it('[M-081] tells each time it is opened', async () => {
    const onOpen = vi.fn()
    const visitor = draw({ onOpen })
    await visitor.click(field())
    expect(onOpen).toHaveBeenCalledTimes(1)
    await visitor.tab()
    await visitor.click(field())
    expect(onOpen).toHaveBeenCalledTimes(2)
  })

  it('[M-124] is tied to what is wrong with it', () => {
    draw({ error: 'Vui lòng chọn Tỉnh/Thành phố!' })
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vui lòng chọn Tỉnh/Thành phố!',
    )
  })

  it('[M-083] cannot be changed while the form is sent', () => {
    draw({ disabled: true })
    expect(field().disabled).toBe(true)
  })
})
