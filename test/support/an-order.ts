import type { Order } from '../../src/domain/registration/order'
import { emptyOrderDraft, type OrderDraft } from '../../src/domain/registration/order-form'
import { productId } from './a-product'
import { personName, phoneNumber } from './people'
import { PLACES } from './places'

/** An empty form with consent, but for `differing`. */
export const anOrderDraft = (differing: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyOrderDraft(true),
  ...differing,
})

/** The draft of `anOrder()`, as it is typed. */
export const aFilledOrderDraft = (differing: Partial<OrderDraft> = {}): OrderDraft =>
  anOrderDraft({
    name: ' Nguyễn Văn Mẫu ',
    phone: '0900000001',
    province: PLACES.haTinh,
    district: PLACES.kyAnhTown,
    chosen: [{ id: productId('sp-1'), title: 'Viên tim', chosenAt: 10 }],
    ...differing,
  })

export const anOrder = (differing: Partial<Order> = {}): Order => ({
  name: personName('Nguyễn Văn Mẫu'),
  phone: phoneNumber('0900000001'),
  province: 'Hà Tĩnh',
  district: 'Thị xã Kỳ Anh',
  titles: ['Viên tim'],
  ...differing,
})
