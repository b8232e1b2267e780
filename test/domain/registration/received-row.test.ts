import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import { membershipRow } from '../../../src/domain/registration/membership'
import { orderRow } from '../../../src/domain/registration/order'
import { NAME_FIELD, PHONE_FIELD } from '../../../src/domain/registration/person-fields'
import {
  decodeBody,
  decodeMembershipBody,
  decodeOrderBody,
} from '../../../src/domain/registration/received-row'
import { textField } from '../../../src/domain/registration/text-field'
import { aMembership } from '../../support/fixtures/a-membership'
import { anOrder } from '../../support/fixtures/an-order'
import { personName, phoneNumber } from '../../support/fixtures/people'
import { smallAddressBook } from '../../support/fixtures/small-address-book'

const TITLES = ['Viên A', 'Viên B, 30 viên']
const ORDER_ROW = [
  '=ROW()-1',
  'Nguyễn Văn Mẫu',
  "'0900000001",
  'Hà Tĩnh',
  'Thị xã Kỳ Anh',
  'Viên B, 30 viên,Viên A',
  '21/11/2026 08:02:03',
]
const MEMBERSHIP_ROW = ['=ROW()-1', 'Nguyễn Văn Mẫu', "'0900000001", 'Gói Deluxe', '21/11/2026 08:02:03']

const decodeOrder = (body: unknown) => decodeOrderBody(smallAddressBook, TITLES, body)
const withCell = (row: ReadonlyArray<string>, index: number, cell: string) => row.with(index, cell)

const notOneRow = [
  { body: undefined, why: 'nothing' },
  { body: {}, why: 'no list' },
  { body: [], why: 'no row' },
  { body: [7], why: 'a row that is no list' },
  { body: [['a', 7]], why: 'a cell that is no text' },
]

const faultyPeople = [
  { index: 1, cell: ' ', error: 'nameRequired' },
  { index: 1, cell: 'a'.repeat(101), error: 'nameTooLong' },
  { index: 1, cell: 'a\nb', error: 'nameUnreadable' },
  { index: 2, cell: '0900000001', error: 'phoneInvalid' },
  { index: 2, cell: '09000000012', error: 'phoneInvalid' },
  { index: 2, cell: "'090000000", error: 'phoneInvalid' },
  { index: 2, cell: "' 0900000001", error: 'phoneInvalid' },
  { index: 2, cell: "''0900000001", error: 'phoneInvalid' },
  { index: 2, cell: '', error: 'phoneInvalid' },
]

describe('the body of an order’s import call', () => {
  const order = {
    name: 'Nguyễn Văn Mẫu',
    phone: '0900000001',
    province: 'Hà Tĩnh',
    district: 'Thị xã Kỳ Anh',
    titles: ['Viên B, 30 viên', 'Viên A'],
  }

  it('[M-106, M-132] returns the order', () => {
    expect(decodeOrder([ORDER_ROW])).toStrictEqual(E.right(order))
  })

  it('[M-106, A-38] is ignored for row number and time', () => {
    expect(decodeOrder([withCell(withCell(ORDER_ROW, 0, '=1+1'), 6, 'hôm qua')])).toStrictEqual(
      E.right(order),
    )
  })

  it('[M-106, A-41] has its name trimmed and NFC-normalized', () => {
    expect(
      decodeOrder([withCell(ORDER_ROW, 1, ` ${'Nguyễn Văn Mẫu'.normalize('NFD')}\u200B`)]),
    ).toStrictEqual(E.right(order))
  })

  it.each([...notOneRow, { body: [ORDER_ROW, ORDER_ROW], why: 'two rows' }])(
    '[M-132] is refused if it is not one row: $why',
    ({ body }) => {
      expect(decodeOrder(body)).toStrictEqual(E.left('oneRowExpected'))
    },
  )

  it.each([[[]], [ORDER_ROW.slice(1)], [[...ORDER_ROW, '']]])(
    '[M-106] is refused with another number of cells: %j',
    (row) => {
      expect(decodeOrder([row])).toStrictEqual(E.left('widthWrong'))
    },
  )

  it.each([
    ...faultyPeople,
    { index: 3, cell: 'Huế', error: 'placeUnknown' },
    { index: 3, cell: 'Hà Nội', error: 'placeUnknown' },
    { index: 3, cell: '', error: 'placeUnknown' },
    { index: 4, cell: 'Kỳ Anh', error: 'placeUnknown' },
    { index: 4, cell: 'Quận Ba Đình', error: 'placeUnknown' },
    { index: 4, cell: '', error: 'placeUnknown' },
    { index: 5, cell: '', error: 'productUnknown' },
    { index: 5, cell: 'Viên C', error: 'productUnknown' },
    { index: 5, cell: Array(51).fill('Viên A').join(','), error: 'tooManyProducts' },
  ])('[M-106, M-132] is refused as $error for cell $index: $cell', ({ index, cell, error }) => {
    expect(decodeOrder([withCell(ORDER_ROW, index, cell)])).toStrictEqual(E.left(error))
  })

  it('[M-106, M-132] accepts up to 50 titles', () => {
    const titles: ReadonlyArray<string> = Array(50).fill('Viên A')
    expect(decodeOrder([withCell(ORDER_ROW, 5, titles.join(','))])).toStrictEqual(
      E.right({ ...order, titles }),
    )
  })

  it('[M-106, M-132] returns every order from which a row was built', () => {
    const places = smallAddressBook.districts.map((district) => ({
      province: smallAddressBook.provinces.find(({ value }) => value === district.province_id)?.label ?? '',
      district: districtLabel(district),
    }))
    const orders = fc.record({
      name: fc.stringMatching(/^[a-z][a-z ]{0,30}[a-z]$/).map(personName),
      phone: fc.stringMatching(/^[0-9]{10,11}$/).map(phoneNumber),
      place: fc.constantFrom(...places),
      titles: fc.array(fc.constantFrom(...TITLES), { minLength: 1, maxLength: 50 }),
    })
    fc.assert(
      fc.property(orders, fc.nat(), ({ place, ...person }, at) => {
        const sent = anOrder({ ...person, ...place })
        expect(decodeOrder([orderRow(sent, at)])).toStrictEqual(E.right(sent))
      }),
    )
  })
})

describe('the body of a membership’s import call', () => {
  const membership = aMembership({ planTitle: 'Gói Deluxe' })

  it('[M-109, M-132] returns the membership', () => {
    expect(decodeMembershipBody([MEMBERSHIP_ROW])).toStrictEqual(E.right(membership))
  })

  it.each([...notOneRow, { body: [MEMBERSHIP_ROW, MEMBERSHIP_ROW], why: 'two rows' }])(
    '[M-132] is refused if it is not one row: $why',
    ({ body }) => {
      expect(decodeMembershipBody(body)).toStrictEqual(E.left('oneRowExpected'))
    },
  )

  it.each([[[]], [MEMBERSHIP_ROW.slice(1)], [ORDER_ROW]])(
    '[M-109] is refused with another number of cells: %j',
    (row) => {
      expect(decodeMembershipBody([row])).toStrictEqual(E.left('widthWrong'))
    },
  )

  it.each([
    ...faultyPeople,
    { index: 3, cell: 'Gói Free', error: 'planUnknown' },
    { index: 3, cell: '', error: 'planUnknown' },
  ])('[M-109, M-132] is refused as $error for cell $index: $cell', ({ index, cell, error }) => {
    expect(decodeMembershipBody([withCell(MEMBERSHIP_ROW, index, cell)])).toStrictEqual(E.left(error))
  })

  it('[M-109, M-132] returns the membership from which a row was built', () => {
    const sent = aMembership({ name: personName('Mẫu'), phone: phoneNumber('09000000012') })
    expect(decodeMembershipBody([membershipRow(sent, 0)])).toStrictEqual(E.right(sent))
  })
})

describe('a row from the release before a field was added', () => {
  const FORM = {
    name: NAME_FIELD,
    phone: PHONE_FIELD,
    note: textField('note', 'Ghi chú', (typed: string) => E.right(typed), true),
  }
  const decode = (...row: ReadonlyArray<string>) => decodeBody(FORM)({}, [row])
  const person = { name: 'Nguyễn Văn Mẫu', phone: '0900000001' }
  const cells = ['=ROW()-1', person.name, `'${person.phone}`]

  it('[M-132] is accepted without the field', () => {
    expect(decode(...cells, 'hôm qua')).toStrictEqual(E.right({ ...person, note: '' }))
  })

  it('[M-132] is accepted with the field from pages of this release', () => {
    expect(decode(...cells, 'gọi sau 5 giờ', 'hôm nay')).toStrictEqual(
      E.right({ ...person, note: 'gọi sau 5 giờ' }),
    )
  })

  it.each([[cells], [[...cells, '', '', '']], [['=ROW()-1', person.name]]])(
    '[M-132] is refused with any other number of cells: %j',
    (row) => {
      expect(decode(...row)).toStrictEqual(E.left('widthWrong'))
    },
  )

  it('[M-132] is refused if no field is new', () => {
    expect(decodeMembershipBody([MEMBERSHIP_ROW.slice(0, -1)])).toStrictEqual(E.left('widthWrong'))
    expect(decodeOrder([ORDER_ROW.slice(0, -1)])).toStrictEqual(E.left('widthWrong'))
  })
})
