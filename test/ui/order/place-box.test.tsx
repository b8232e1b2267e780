import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AddressBook } from '../../../src/domain/address/address-book'
import type { FoundPlace } from '../../../src/domain/address/find-place'
import { createPlaceSearch } from '../../../src/domain/address/place-search'
import { PlaceBox } from '../../../src/ui/order/place-box'
import { decoded } from '../../support/decoded'

const BOOK = decoded(
  AddressBook.decode({
    version: 'vn-test',
    provinces: [
      { value: 1, label: 'Hà Nội' },
      { value: 28, label: 'Hà Tĩnh' },
      { value: 50, label: 'Hồ Chí Minh' },
      { value: 46, label: 'Đà Nẵng' },
    ],
    districts: [
      { label: 'Long Biên', value: 4, province_id: 1, kind: 'quận' },
      { label: 'Thủ Đức', value: 553, province_id: 50, kind: 'thành phố' },
    ],
  }),
)
const NEW_UNITS = {
  version: 'vn-test-new',
  provinces: [{ label: 'Hà Nội', former: { 'Hà Nội': { 'Quận Long Biên': ['phường Bồ Đề'] } } }],
}

const { inProvinces } = createPlaceSearch(BOOK, NEW_UNITS)
const province = (id: number): FoundPlace => {
  const found = inProvinces('').find((place) => place.province.value === id)
  if (found === undefined) throw new Error(`no province ${id}`)
  return found
}

type BoxProps = {
  readonly find?: typeof inProvinces
  readonly chosen?: number | null
  readonly error?: string | null
  readonly disabled?: boolean
  readonly whyEmpty?: string | null
  readonly onOpen?: () => void
  /** Told the province's id, and the district's label where there is one. */
  readonly onChoose?: (id: number | null, district?: string) => void
}

/** The box with what the form would hold. */
const Box = ({
  find = inProvinces,
  chosen = null,
  error = null,
  disabled = false,
  whyEmpty = null,
  onOpen = () => {},
  onChoose = () => {},
}: BoxProps) => {
  const [selected, setSelected] = useState(chosen === null ? null : province(chosen))
  return (
    <PlaceBox
      label="Tỉnh/Thành phố"
      find={find}
      selected={selected}
      error={error}
      disabled={disabled}
      whyEmpty={whyEmpty}
      onOpen={onOpen}
      onChoose={(place) => {
        onChoose(place?.province.value ?? null, ...(place?.district ? [place.district.label] : []))
        setSelected(place && province(place.province.value))
      }}
    />
  )
}

/** The box with a place that others choose. */
const Chosen = ({ place }: { readonly place: FoundPlace | null }) => (
  <PlaceBox
    label="Tỉnh/Thành phố"
    find={inProvinces}
    selected={place}
    error={null}
    disabled={false}
    whyEmpty={null}
    onOpen={() => {}}
    onChoose={() => {}}
  />
)

const showPlaceBox = (props: BoxProps = {}) => {
  render(<Box {...props} />)
  return userEvent.setup()
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tỉnh/Thành phố' })
const describedBy = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('what is typed into a place box', () => {
  it.each([
    { typed: 'hà', found: ['Hà Nội', 'Hà Tĩnh'] },
    { typed: 'HA', found: ['Hà Nội', 'Hà Tĩnh'] },
    { typed: 'da', found: ['Đà Nẵng'] },
    { typed: 'Đ', found: ['Đà Nẵng'] },
    { typed: 'xyz', found: [] },
  ])('[M-081, A-26] finds $found by $typed', async ({ typed, found }) => {
    const visitor = showPlaceBox()
    await visitor.type(field(), typed)
    expect(options()).toStrictEqual(found)
  })

  const NOT_CHOSEN = 'Không tìm thấy “xyz”.'

  it('[M-081, M-124] chooses nothing by itself, and is an error once the box is left', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'xyz')
    expect(screen.queryByRole('alert')).toBeNull()
    await visitor.tab()
    expect([field().value, options(), screen.getByRole('alert').textContent]).toStrictEqual([
      'xyz',
      [],
      NOT_CHOSEN,
    ])
    expect([field().getAttribute('aria-invalid'), describedBy()]).toStrictEqual(['true', [NOT_CHOSEN]])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[M-124] is an error beside the one that nothing is chosen', async () => {
    const visitor = showPlaceBox({ error: 'Vui lòng chọn Tỉnh/Thành phố!' })
    await visitor.type(field(), 'xyz')
    await visitor.tab()
    expect(describedBy()).toStrictEqual(['Vui lòng chọn Tỉnh/Thành phố!', NOT_CHOSEN])
  })

  it('[M-124] that matches is one error only, with and without the one that nothing is chosen', async () => {
    const visitor = showPlaceBox({ error: 'Vui lòng chọn Tỉnh/Thành phố!' })
    await visitor.type(field(), 'ha')
    await visitor.tab()
    expect(describedBy()).toStrictEqual(['Vui lòng chọn Tỉnh/Thành phố!'])
    cleanup()
    await showPlaceBox().type(field(), 'ha')
    await visitor.tab()
    expect(describedBy()).toStrictEqual(['Bạn chọn giúp một dòng trong danh sách hiện ra.'])
  })

  it.each(['Hà Tĩnh', ' ha tinh '])(
    '[M-081, A-26] chooses the one place named %j once the box is left',
    async (typed) => {
      const onChoose = vi.fn()
      const visitor = showPlaceBox({ onChoose })
      await visitor.type(field(), typed)
      await visitor.tab()
      expect([field().value, screen.queryByRole('alert')]).toStrictEqual(['Hà Tĩnh', null])
      expect(onChoose.mock.calls).toStrictEqual([[28]])
    },
  )

  it('[M-081, M-124] takes the place chosen before with it once the box is left', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ chosen: 28, onChoose })
    await visitor.click(field())
    await visitor.keyboard('xyz')
    expect(onChoose).not.toHaveBeenCalled()
    await visitor.tab()
    expect([field().value, onChoose.mock.calls]).toStrictEqual(['xyz', [[null]]])
  })

  it.each(['Hà Tĩnh', ' ha tinh '])('[M-081] keeps the chosen place if it is %j', async (typed) => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ chosen: 28, onChoose })
    await visitor.click(field())
    await visitor.keyboard(typed)
    await visitor.tab()
    expect([field().value, field().getAttribute('aria-invalid')]).toStrictEqual(['Hà Tĩnh', 'false'])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[M-081] replaces the name of the chosen place when the box is entered again', async () => {
    const visitor = showPlaceBox({ chosen: 28 })
    await visitor.click(field())
    await visitor.keyboard('noi')
    expect([field().value, options()]).toStrictEqual(['noi', ['Hà Nội']])
  })

  it('[M-081] stays as it is at a click, which moves the cursor', async () => {
    const visitor = showPlaceBox()
    await visitor.type(field(), 'noi')
    await visitor.click(field())
    expect([field().value, options()]).toStrictEqual(['noi', ['Hà Nội']])
  })

  it('[M-081] is searched again when the box is entered again, and forgotten by Esc', async () => {
    const visitor = showPlaceBox()
    await visitor.type(field(), 'ha')
    await visitor.tab()
    await visitor.click(field())
    expect(options()).toStrictEqual(['Hà Nội', 'Hà Tĩnh'])
    await visitor.keyboard('{Escape}')
    expect([field().value, screen.queryByRole('alert')]).toStrictEqual(['', null])
  })

  it('[M-081, A-26] gives way to the place that another box chooses', async () => {
    const { rerender } = render(<Chosen place={null} />)
    const visitor = userEvent.setup()
    await visitor.type(field(), 'xyz')
    await visitor.tab()
    rerender(<Chosen place={province(1)} />)
    rerender(<Chosen place={null} />)
    expect([field().value, screen.queryByRole('alert')]).toStrictEqual(['', null])
  })
})

describe('choosing a place', () => {
  it('[M-081] works by a click, and closes the list', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'ha')
    await visitor.click(screen.getByRole('option', { name: 'Hà Tĩnh' }))
    expect(onChoose.mock.calls).toStrictEqual([[28]])
    expect([field().value, options()]).toStrictEqual(['Hà Tĩnh', []])
  })

  it('[M-081] works by the keyboard, and closes the list', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'ha{ArrowDown}{Enter}')
    expect(onChoose.mock.calls).toStrictEqual([[28]])
    expect([field().value, options()]).toStrictEqual(['Hà Tĩnh', []])
  })

  it('[M-081] selects the first match by Enter', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'ha{Enter}')
    expect(onChoose.mock.calls).toStrictEqual([[1]])
  })

  it('[M-081] ignores the Enter that ends a composed syllable', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'ha')
    fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', keyCode: 229 }))
    expect(onChoose).not.toHaveBeenCalled()
    expect(options()).toStrictEqual(['Hà Nội', 'Hà Tĩnh'])
  })

  it('[M-081] selects nothing by Enter if there is no match', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'xyz{Enter}')
    expect([field().value, screen.queryByText('Không tìm thấy “xyz”.')]).toStrictEqual([
      'xyz',
      expect.anything(),
    ])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[M-081] keeps the typed text if Enter is pressed before the places are loaded', async () => {
    const onChoose = vi.fn()
    const { rerender } = render(<Box find={() => []} whyEmpty="Đang tải danh sách ..." onChoose={onChoose} />)
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
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'tinh{Enter}')
    await visitor.clear(field())
    expect(onChoose.mock.calls).toStrictEqual([[28], [null]])
  })

  it('[M-081] lists all places if one is chosen already', async () => {
    const visitor = showPlaceBox({ chosen: 28 })
    await visitor.click(field())
    expect(options()).toStrictEqual(['Hà Nội', 'Hồ Chí Minh', 'Hà Tĩnh', 'Đà Nẵng'])
  })

  it('[M-081] keeps the choice when Esc closes the list', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ chosen: 28, onChoose })
    await visitor.click(field())
    await visitor.keyboard('{Escape}')
    expect([field().value, options()]).toStrictEqual(['Hà Tĩnh', []])
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('a place box', () => {
  it('[M-081] reports each time it is opened', async () => {
    const onOpen = vi.fn()
    const visitor = showPlaceBox({ onOpen })
    await visitor.click(field())
    expect(onOpen).toHaveBeenCalledTimes(1)
    await visitor.tab()
    await visitor.click(field())
    expect(onOpen).toHaveBeenCalledTimes(2)
  })

  it('[M-124] is associated with its error message', () => {
    showPlaceBox({ error: 'Vui lòng chọn Tỉnh/Thành phố!' })
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vui lòng chọn Tỉnh/Thành phố!',
    )
  })

  it('[M-083] cannot be changed while the form is being sent', () => {
    showPlaceBox({ disabled: true })
    expect(field().disabled).toBe(true)
  })
})

describe('a district in the box for provinces', () => {
  it('[M-081, A-26] is offered by its other name with its province, and selected with it', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'quận 9')
    expect(options()).toStrictEqual(['Thành phố Thủ Đức (Hồ Chí Minh)'])
    await visitor.tab()
    expect(onChoose.mock.calls).toStrictEqual([[50, 'Thủ Đức']])
  })
})

describe('a province under a former name', () => {
  it('[M-081, A-26] says so in the list, and is chosen by its own name', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.type(field(), 'hà tâ')
    expect(options()).toStrictEqual(['Hà Nội (tỉnh Hà Tây cũ)'])
    await visitor.keyboard('{Enter}')
    expect(onChoose.mock.calls).toStrictEqual([[1]])
    expect(field().value).toBe('Hà Nội')
  })
})

describe('a place under its new name', () => {
  it.each(['bo de', 'Bồ Đề', 'phuong bo de', 'P. Bồ Đề', 'bo de, ha noi'])(
    '[M-081, A-26] is offered for %j under its former name, and selected with its district',
    async (typed) => {
      const onChoose = vi.fn()
      const visitor = showPlaceBox({ onChoose })
      await visitor.type(field(), typed)
      expect(options()).toStrictEqual(['Quận Long Biên (phường Bồ Đề mới, Hà Nội)'])
      await visitor.keyboard('{Enter}')
      expect(onChoose.mock.calls).toStrictEqual([[1, 'Long Biên']])
      expect([field().value, options()]).toStrictEqual(['Hà Nội', []])
    },
  )
})

describe('a screen reader in a place box', () => {
  const heard = () => document.querySelector('[aria-live="polite"]')?.textContent
  const option = (name: string) => screen.getByRole('option', { name })

  it('[A-26] announces the number of places', async () => {
    const visitor = showPlaceBox()
    expect(heard()).toBe('')
    await visitor.type(field(), 'ha')
    expect(heard()).toBe('Có 2 địa danh')
    await visitor.type(field(), 'xyz')
    expect(heard()).toBe('Không tìm thấy “haxyz”.')
  })

  it('[A-26] finds the list directly after the field', async () => {
    const visitor = showPlaceBox()
    await visitor.click(field())
    const reachable = [...document.querySelectorAll<HTMLElement>('input, [role="option"]')]
    expect(reachable.map((element) => element.getAttribute('role'))).toStrictEqual([
      'combobox',
      'option',
      'option',
      'option',
      'option',
    ])
  })

  it.each(['{Enter}', ' '])('[A-26] moves the focus to a place and chooses it by %j', async (key) => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.click(field())
    act(() => option('Hồ Chí Minh').focus())
    expect(options()).toHaveLength(4)
    await visitor.keyboard(key)
    expect(onChoose.mock.calls).toStrictEqual([[50]])
    expect([field().value, options(), document.activeElement]).toStrictEqual(['Hồ Chí Minh', [], field()])
  })

  it('[A-26] selects a place by a double tap, which arrives as a click', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.click(field())
    fireEvent.click(option('Đà Nẵng'))
    expect(onChoose.mock.calls).toStrictEqual([[46]])
  })

  it('[A-26] leaves the list by Esc, and the box keeps the focus', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.click(field())
    act(() => option('Hà Tĩnh').focus())
    await visitor.keyboard('{Escape}')
    expect([options(), document.activeElement]).toStrictEqual([[], field()])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[A-26] closes the list when the focus leaves it', async () => {
    const visitor = showPlaceBox()
    await visitor.click(field())
    act(() => option('Hà Tĩnh').focus())
    await visitor.tab()
    expect(options()).toStrictEqual([])
  })
})

describe('a closed place box', () => {
  it.each([
    { chosen: null, holds: 'no place' },
    { chosen: 28, holds: 'a place' },
  ])('[M-090] with $holds leaves Esc to the dialog', async ({ chosen }) => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ chosen, onChoose })
    await visitor.tab()
    const isLeft = fireEvent.keyDown(field(), { key: 'Escape' })
    expect([isLeft, field().value]).toStrictEqual([true, chosen === null ? '' : 'Hà Tĩnh'])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('[M-090] takes the Esc that closes its list', async () => {
    const visitor = showPlaceBox({ chosen: 28 })
    await visitor.click(field())
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false)
  })
})

describe('a keyboard like UniKey’s, which sends Backspace and the letter', () => {
  /** What stands in the field after each key: `dd` becomes `đ` by way of an empty field. */
  const STEPS = [
    'D',
    '',
    'Đ',
    'Đa',
    'Đ',
    'Đà',
    'Đà ',
    'Đà N',
    'Đà Na',
    'Đà N',
    'Đà Nă',
    'Đà Năn',
    'Đà Nă',
    'Đà N',
    'Đà Nẵn',
    'Đà Nẵng',
  ]

  it('[M-081, A-26] finds the place, without composition events', async () => {
    const onChoose = vi.fn()
    const visitor = showPlaceBox({ onChoose })
    await visitor.click(field())
    for (const value of STEPS) fireEvent.change(field(), { target: { value } })
    expect(options()).toStrictEqual(['Đà Nẵng'])
    await visitor.keyboard('{Enter}')
    expect(onChoose.mock.lastCall).toStrictEqual([46])
  })
})
