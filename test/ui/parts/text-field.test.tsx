import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from '../../../src/ui/parts/text-field'
import { renderView } from '../../support/render-view'

const draw = (differing: { error?: string; disabled?: boolean } = {}) => {
  const onType = vi.fn<(value: string) => void>()
  renderView(
    <TextField
      label="Họ và tên"
      name="name"
      value="An"
      error={null}
      disabled={false}
      onType={onType}
      {...differing}
    />,
  )
  return { field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Họ và tên' }), onType }
}

describe('a text field', () => {
  it('[M-078][M-087] shows the value of the form and reports input', () => {
    const { field, onType } = draw()
    expect(field.value).toBe('An')
    fireEvent.change(field, { target: { value: 'Anh' } })
    expect(onType.mock.calls).toStrictEqual([['Anh']])
  })

  it('[M-121][M-122] shows no error at first', () => {
    const { field } = draw()
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toStrictEqual([
      'false',
      null,
    ])
  })

  it('[M-121][M-122] is associated with its error message', () => {
    const { field } = draw({ error: 'Vui lòng nhập họ và tên!' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vui lòng nhập họ và tên!',
    )
  })

  it('[M-083] is read-only while the form is being sent', () => {
    const { field } = draw({ disabled: true })
    expect([field.readOnly, field.disabled]).toStrictEqual([true, false])
  })
})

describe('a text field that may stay empty', () => {
  it.each([
    [true, false],
    [false, true],
  ])('[M-122] is marked as required unless it is optional: isOptional %s', (isOptional, isRequired) => {
    renderView(
      <TextField
        label="Ghi chú"
        name="note"
        value=""
        error={null}
        disabled={false}
        isOptional={isOptional}
        onType={() => {}}
      />,
    )
    expect(screen.getByLabelText('Ghi chú').hasAttribute('aria-required')).toBe(isRequired)
    expect(screen.getByText('Ghi chú').classList.contains('required')).toBe(isRequired)
  })
})
