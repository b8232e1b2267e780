import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { headingsOf } from '../../../src/domain/registration/form-columns'
import { ORDER_FORM } from '../../../src/domain/registration/order-form'
import { factsOf, fieldFacts, placeText, titlesOf } from '../../../src/domain/registration/registration-facts'
import { textField } from '../../../src/domain/registration/text-field'
import { aMembership } from '../../support/fixtures/a-membership'
import { anOrder } from '../../support/fixtures/an-order'

const order = anOrder({ titles: ['Viên tim', 'Trà, gói'] })
const membership = aMembership()

describe('what is shown of a registration', () => {
  it('[M-106] is each field of an order, and its place as one text', () => {
    expect(factsOf({ target: 'orders', content: order })).toStrictEqual([
      { name: 'name', term: 'Họ và tên', text: 'Nguyễn Văn Mẫu' },
      { name: 'phone', term: 'Số điện thoại', text: '0900000001' },
      { name: 'products', term: 'Sản phẩm', text: 'Viên tim,Trà, gói' },
      { name: 'place', term: 'Giao đến', text: 'Thị xã Kỳ Anh, Hà Tĩnh' },
    ])
  })

  it('[M-109] is each field of a membership', () => {
    expect(factsOf({ target: 'members', content: membership })).toStrictEqual([
      { name: 'name', term: 'Họ và tên', text: membership.name },
      { name: 'phone', term: 'Số điện thoại', text: membership.phone },
      { name: 'plan', term: 'Gói hội viên', text: membership.planTitle },
    ])
  })

  it('[M-106] leaves out what an older order lacks', () => {
    const older = { target: 'orders', content: { ...order, province: '', district: '' } } as const
    expect(factsOf(older).map(({ name }) => name)).toStrictEqual(['name', 'phone', 'products'])
    expect(placeText({ ...older, content: { ...older.content, province: 'Hà Tĩnh' } })).toBe('Hà Tĩnh')
  })

  it('[P-019] has the titles one by one', () => {
    expect(titlesOf({ target: 'orders', content: order })).toStrictEqual(['Viên tim', 'Trà, gói'])
    expect(titlesOf({ target: 'members', content: membership })).toStrictEqual([membership.planTitle])
    expect(placeText({ target: 'members', content: membership })).toBe('')
  })

  it('[P-019] has a field that is added to the form, if it is filled in', () => {
    const form = { ...ORDER_FORM, note: textField('note', 'Lời nhắn', (text) => E.right(text)) }
    expect(headingsOf(form).note).toBe('Lời nhắn')
    expect(fieldFacts(form, { ...order, note: 'Gọi buổi tối' }).at(-1)).toStrictEqual({
      name: 'note',
      term: 'Lời nhắn',
      text: 'Gọi buổi tối',
    })
    expect(fieldFacts(form, { ...order, note: '' })).toStrictEqual(fieldFacts(ORDER_FORM, order))
  })
})
