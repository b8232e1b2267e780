import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DistrictId } from '../../../src/domain/address/district'
import { ProvinceId } from '../../../src/domain/address/province'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { toOrderDialogView } from '../../../src/ui/order/order-dialog-view'
import { productId } from '../../support/a-product'
import { decoded } from '../../support/decoded'
import { actorDone, follow, startFlow } from '../../support/flow'
import { smallAddressBook } from '../../support/small-address-book'

const heart = { id: productId('tim'), title: 'Viên tim' }
const haTinh = decoded(ProvinceId.decode(28))
const kyAnhTown = decoded(DistrictId.decode(327))
const { provinces, districts } = smallAddressBook
const haTinhDistricts = districts.filter((district) => district.province_id === haTinh)

const submit = { type: 'order.submit', attempt: { key: 'key-1', at: 1_000 } } as const
const taken = actorDone('submitOrder', E.right(undefined))
const refused = actorDone('submitOrder', E.left({ tag: 'unreachable' as const }))
const chooseHaTinh = { type: 'province.choose', id: haTinh } as const

const empty = {
  name: '',
  phone: '',
  provinceId: null,
  districtId: null,
  chosen: [],
  consent: true,
  trap: '',
}
const filled = {
  ...empty,
  name: 'Người Thử',
  phone: '0900000001',
  provinceId: 28,
  districtId: 327,
  chosen: [{ ...heart, chosenAt: 10 }],
}
const noErrors = { name: null, phone: null, province: null, district: null, products: null, consent: null }
const quiet = {
  errors: noErrors,
  provinces,
  districts: [],
  isSending: false,
  isAsking: false,
  isConfirmed: false,
  isFailed: false,
}
const atHaTinh = { ...quiet, draft: filled, districts: haTinhDistricts }

const bookLoading = startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: true })
const fresh = follow(bookLoading, actorDone('loadAddressBook', E.right(smallAddressBook)))
const typed = follow(
  fresh,
  { type: 'name.type', name: 'Người Thử' },
  { type: 'phone.type', phone: '0900000001' },
  chooseHaTinh,
  { type: 'district.choose', id: kyAnhTown },
  { type: 'product.choose', product: heart, at: 10 },
)
const sending = follow(typed, submit)

describe('what the order dialog shows', () => {
  it.each([
    {
      row: 'M-078, M-086',
      when: 'it opens before the places are there',
      flow: bookLoading,
      view: { ...quiet, draft: empty, provinces: [] },
    },
    { row: 'M-078, M-086', when: 'the places are there', flow: fresh, view: { ...quiet, draft: empty } },
    {
      row: 'M-052, M-086',
      when: 'it was opened for a product',
      flow: startFlow(orderDialogMachine, { preselected: heart, openedAt: 5, consentAtStart: true }),
      view: { ...quiet, draft: { ...empty, chosen: [{ ...heart, chosenAt: 5 }] }, provinces: [] },
    },
    {
      row: 'M-082',
      when: 'a province is chosen',
      flow: follow(fresh, chooseHaTinh),
      view: { ...quiet, draft: { ...empty, provinceId: 28 }, districts: haTinhDistricts },
    },
    {
      row: 'M-121, M-122, M-124, M-125',
      when: 'an empty form was submitted',
      flow: follow(fresh, submit),
      view: {
        ...quiet,
        draft: empty,
        errors: {
          name: 'Vui lòng nhập họ và tên!',
          phone: 'Vui lòng nhập số điện thoại!',
          province: 'Vui lòng chọn Tỉnh/Thành phố!',
          district: 'Vui lòng chọn Quận/Huyện!',
          products: 'Vui lòng chọn sản phẩm!',
          consent: null,
        },
      },
    },
    {
      row: 'M-123, M-124',
      when: 'one field was mended and another is wrong',
      flow: follow(
        typed,
        { type: 'district.choose', id: null },
        submit,
        { type: 'district.choose', id: kyAnhTown },
        { type: 'phone.type', phone: '+84900000001' },
      ),
      view: {
        ...atHaTinh,
        draft: { ...filled, phone: '+84900000001' },
        errors: { ...noErrors, phone: 'Số điện thoại không hợp lệ!' },
      },
    },
    { row: 'M-083', when: 'it sends', flow: sending, view: { ...atHaTinh, isSending: true } },
    {
      row: 'M-084, A-27',
      when: 'the row was kept',
      flow: follow(sending, taken),
      view: { ...quiet, draft: empty, isConfirmed: true },
    },
    {
      row: 'M-085, A-28',
      when: 'the service did not take it',
      flow: follow(sending, refused),
      view: { ...atHaTinh, isFailed: true },
    },
    {
      row: 'A-30',
      when: 'it is closed with something typed',
      flow: follow(typed, { type: 'dialog.close' }),
      view: { ...atHaTinh, isAsking: true },
    },
  ])('[$row] when $when', ({ flow, view }) => {
    expect(toOrderDialogView(flow.snapshot)).toStrictEqual(view)
  })

  it('[M-078] complains about a box that has to be ticked and is not', () => {
    const asking = startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: false })
    expect(toOrderDialogView(follow(asking, submit).snapshot).errors.consent).toBe(
      'Vui lòng đồng ý để chúng tôi liên hệ với bạn!',
    )
  })
})
