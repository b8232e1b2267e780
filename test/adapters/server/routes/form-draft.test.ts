import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hiddenFields } from '../../../../src/adapters/server/routes/form-draft'
import { FORMS, TARGETS } from '../../../../src/domain/registration/registration'
import { textField } from '../../../../src/domain/registration/text-field'
import { FORM_FIELDS } from '../../../../src/domain/routing/form-address'

describe('what the last look sends on', () => {
  it.each(TARGETS)('[P-001] is every text of a form (%s), one that only this form has too', (target) => {
    const form = { ...FORMS[target], note: textField('note', 'Lời nhắn', (text) => E.right(text)) }
    const typed = [
      ['name', 'Nguyễn Mẫu'],
      ['phone', '0900000001'],
      ['note', 'Gọi buổi tối'],
    ] as const
    expect(hiddenFields(form, new URLSearchParams(typed.map((pair) => [...pair])), 'key')).toStrictEqual([
      [FORM_FIELDS.key, 'key'],
      ...typed,
    ])
  })

  it('[P-001] is every choice, and neither the former key nor the button that was pressed', () => {
    const names = Object.values(FORM_FIELDS)
    const fields = new URLSearchParams(names.map((name) => [name, '1']))
    const sent = hiddenFields(FORMS.orders, fields, 'key').map(([name]) => name)
    expect(sent.toSorted()).toStrictEqual(names.filter((name) => name !== FORM_FIELDS.change).toSorted())
  })

  it('[M-132] is nothing that the form does not have', () => {
    expect(hiddenFields(FORMS.orders, new URLSearchParams([['other', '1']]), 'key')).toStrictEqual([
      [FORM_FIELDS.key, 'key'],
    ])
  })
})
