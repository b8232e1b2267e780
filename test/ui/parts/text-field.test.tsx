import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from '../../../src/ui/parts/text-field'
import { renderView } from '../../support/views/render-view'

const showField = (differing: { error?: string; disabled?: boolean } = {}) => {
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
  it('[M-078, M-087] shows the value of the form and reports input', () => {
    const { field, onType } = showField()
    expect(field.value).toBe('An')
    fireEvent.change(field, { target: { value: 'Anh' } })
    expect(onType.mock.calls).toStrictEqual([['Anh']])
  })

  it('[M-121, M-122] shows no error at first', () => {
    const { field } = showField()
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toStrictEqual([
      'false',
      null,
    ])
  })

  it('[M-121, M-122] is associated with its error message', () => {
    const { field } = showField({ error: 'Vui lòng nhập họ và tên!' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Vui lòng nhập họ và tên!',
    )
  })

  it('[M-083] is read-only while the form is being sent', () => {
    const { field } = showField({ disabled: true })
    expect([field.readOnly, field.disabled]).toStrictEqual([true, false])
  })
})

describe('a text field with a hint', () => {
  const showPhoneField = (error: string | null = null) => {
    const onType = vi.fn<(value: string) => void>()
    renderView(
      <TextField
        label="Số điện thoại"
        name="phone"
        value=""
        error={error}
        disabled={false}
        hint="10 hoặc 11 chữ số"
        whenFilled={(text) => text.replaceAll(' ', '')}
        onType={onType}
      />,
    )
    return { field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Số điện thoại' }), onType }
  }

  it.each([
    { error: null, described: '10 hoặc 11 chữ số' },
    { error: 'Số điện thoại không hợp lệ!', described: 'Số điện thoại không hợp lệ!' },
  ])('[M-123] is described by $described', ({ error, described }) => {
    const { field } = showPhoneField(error)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(described)
    expect(screen.queryByText('10 hoặc 11 chữ số')).not.toBeNull()
  })

  it.each([
    { inputType: 'insertFromPaste', reported: '090000' },
    { inputType: 'insertFromDrop', reported: '090000' },
    { inputType: 'insertReplacementText', reported: '090000' },
    { inputType: undefined, reported: '090000' },
    { inputType: 'insertText', reported: '0900 00' },
    { inputType: 'insertCompositionText', reported: '0900 00' },
  ])('[M-123, A-42] reports what $inputType brings as $reported', ({ inputType, reported }) => {
    const { field, onType } = showPhoneField()
    const change = { target: { value: '0900 00' } }
    if (inputType === undefined) fireEvent.change(field, change)
    else fireEvent.input(field, { ...change, inputType })
    expect(onType.mock.calls).toStrictEqual([[reported]])
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
    expect(screen.queryByText('Không bắt buộc') === null).toBe(isRequired)
  })
})
