import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { ORDER_FORM } from '../../../src/domain/registration/order-form'
import { toRegistrationView } from '../../../src/ui/registration/to-registration-view'
import { productId } from '../../support/fixtures/a-product'
import { aFilledOrderDraft, anOrderDraft } from '../../support/fixtures/an-order'
import { PLACES } from '../../support/fixtures/places'
import { actorDone, follow, startFlow } from '../../support/flows/flow'
import { noErrorsOf, QUIET } from '../../support/views/quiet-view'

const heart = { id: productId('tim'), title: 'Viên tim' }

const submit = { type: 'order.submit', attempt: { key: 'key-1', at: 1_000 } } as const
const taken = actorDone('submitOrder', E.right(submit.attempt))
const refused = actorDone('submitOrder', E.left({ tag: 'unreachable' as const }))
const chooseHaTinh = { type: 'province.choose', province: PLACES.haTinh } as const

const empty = anOrderDraft()
const filled = aFilledOrderDraft({ name: 'Người Thử', chosen: [{ ...heart, chosenAt: 10 }] })
const noErrors = noErrorsOf(ORDER_FORM)
const quiet = { ...QUIET, errors: noErrors }
const full = { ...quiet, draft: filled, holdsInput: true }

const fresh = startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: true })
const typed = follow(
  fresh,
  { type: 'name.type', name: 'Người Thử' },
  { type: 'phone.type', phone: '0900000001' },
  chooseHaTinh,
  { type: 'district.choose', district: PLACES.kyAnhTown },
  { type: 'product.choose', product: heart, at: 10 },
)
const sending = follow(typed, submit)

describe('what the order dialog shows', () => {
  it.each([
    { row: 'M-078, M-086', when: 'it opens', flow: fresh, view: { ...quiet, draft: empty } },
    {
      row: 'M-052, M-086',
      when: 'it was opened for a product',
      flow: startFlow(orderDialogMachine, { preselected: heart, openedAt: 5, consentAtStart: true }),
      view: { ...quiet, draft: { ...empty, chosen: [{ ...heart, chosenAt: 5 }] } },
    },
    {
      row: 'M-082',
      when: 'a province is chosen',
      flow: follow(fresh, chooseHaTinh),
      view: { ...quiet, draft: { ...empty, province: PLACES.haTinh }, holdsInput: true },
    },
    {
      row: 'M-121, M-122, M-124, M-125',
      when: 'an empty form was submitted',
      flow: follow(fresh, submit),
      view: {
        ...quiet,
        draft: empty,
        errors: {
          ...noErrors,
          name: 'Vui lòng nhập họ và tên!',
          phone: 'Vui lòng nhập số điện thoại!',
          province: 'Vui lòng chọn Tỉnh/Thành phố!',
          district: 'Vui lòng chọn Quận/Huyện!',
          products: 'Vui lòng chọn sản phẩm!',
        },
      },
    },
    {
      row: 'M-123, M-124',
      when: 'one field was mended and another is wrong',
      flow: follow(
        typed,
        { type: 'district.choose', district: null },
        submit,
        { type: 'district.choose', district: PLACES.kyAnhTown },
        { type: 'phone.type', phone: '+84900000001' },
      ),
      view: {
        ...full,
        draft: { ...filled, phone: '+84900000001' },
        errors: { ...noErrors, phone: 'Số điện thoại không hợp lệ!' },
      },
    },
    { row: 'M-083', when: 'it sends', flow: sending, view: { ...full, isSending: true } },
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
      view: { ...full, isFailed: true },
    },
    {
      row: 'A-30',
      when: 'it is closed with something typed',
      flow: follow(typed, { type: 'dialog.close' }),
      view: { ...full, isAsking: true },
    },
    {
      row: 'A-48',
      when: 'it was left while it sends',
      flow: follow(sending, { type: 'dialog.close' }),
      view: { ...full, isSending: true, isAway: true },
    },
    {
      row: 'A-48',
      when: 'it was left, and the row was kept',
      flow: follow(sending, { type: 'dialog.close' }, taken),
      view: { ...full, holdsInput: false, isConfirmed: true, isAway: true },
    },
    {
      row: 'M-090',
      when: 'it was closed',
      flow: follow(fresh, { type: 'dialog.close' }),
      view: { ...quiet, draft: empty, isClosed: true },
    },
  ])('[$row] shows what belongs to the state when $when', ({ flow, view }) => {
    expect(toRegistrationView(ORDER_FORM, flow.snapshot)).toStrictEqual(view)
  })

  it('[M-078] shows an error for a required checkbox that is not ticked', () => {
    const asking = startFlow(orderDialogMachine, { preselected: null, openedAt: 5, consentAtStart: false })
    expect(toRegistrationView(ORDER_FORM, follow(asking, submit).snapshot).errors.consent).toBe(
      'Vui lòng đánh dấu đồng ý để chúng tôi gọi lại cho bạn!',
    )
  })
})
