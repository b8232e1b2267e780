import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import { ORDER_FORM } from '../../../src/domain/registration/order-form'
import { ProductsStore } from '../../../src/ui/machines/products-store'
import { OrderDialog } from '../../../src/ui/order/order-dialog'
import { toRegistrationView } from '../../../src/ui/registration/to-registration-view'
import { aProduct } from '../../support/fixtures/a-product'
import { PLACES } from '../../support/fixtures/places'
import { smallAddressBook } from '../../support/fixtures/small-address-book'
import { smallNewUnits } from '../../support/fixtures/small-new-units'
import { viewPaths } from '../../support/flows/view-paths'
import { ATTEMPT, COMMON_ROWS, errorOf, field, walkDialog } from '../../support/views/dialog-walk'

const heart = aProduct('tim', { title: 'Viên tim' })
const product = { id: heart.id, title: heart.title }

const paths = viewPaths(orderDialogMachine, {
  input: { preselected: null, openedAt: 1, consentAtStart: true },
  events: [
    { type: 'name.type', name: 'Người Thử' },
    { type: 'phone.type', phone: '0900000001' },
    { type: 'province.choose', province: PLACES.haNoi },
    { type: 'district.choose', district: PLACES.baDinh },
    { type: 'product.choose', product, at: 1 },
    { type: 'product.remove', id: heart.id },
    { type: 'order.submit', attempt: ATTEMPT },
    { type: 'dialog.close' },
    { type: 'dialog.reopen' },
    { type: 'notice.dismiss' },
    { type: 'form.renew' },
    { type: 'discard.confirm' },
    { type: 'discard.cancel' },
  ],
  answers: {
    submitOrder: [E.right(ATTEMPT), E.left({ tag: 'unreachable' })],
  },
})
  // A product is removed, a district chosen, only where the view offers it.
  .filter(({ steps }) =>
    steps.every(({ event }, index) => {
      const before = steps[index - 1]?.after.context.draft
      if (event.type === 'product.remove') return before?.chosen.length === 1
      if (event.type === 'district.choose') return before?.province === PLACES.haNoi
      return true
    }),
  )

const ROWS: Readonly<Record<string, string>> = {
  ...COMMON_ROWS,
  'name.type': '[M-078]',
  'phone.type': '[M-078]',
  'province.choose': '[M-082]',
  'district.choose': '[M-082]',
  'product.choose': '[M-079]',
  'product.remove': '[M-080]',
  'order.submit': '[M-083, A-49]',
  'xstate.done.actor.submitOrder': '[M-084, M-085]',
}

const LABELS = ['Họ và tên', 'Số điện thoại', 'Tỉnh/Thành phố', 'Quận/Huyện'] as const

const DIALOG: Parameters<typeof walkDialog>[0] = {
  success: 'Đăng ký mua hàng thành công!',
  renew: 'Đặt thêm đơn khác',
  show: (onClose) => (
    <ProductsStore>
      <OrderDialog preselected={null} onClose={onClose} />
    </ProductsStore>
  ),
  ports: (submitOrder) => ({
    submitOrder,
    loadProducts: TE.right([heart]),
    loadAddressBook: TE.right(smallAddressBook),
    loadNewUnits: TE.right(smallNewUnits),
    now: () => 1,
  }),
  isReady: () => screen.findByRole('button', { name: 'Chọn mua' }),
  own: (visitor) => {
    const choose = async (label: string, option: string) => {
      await visitor.click(field(label))
      await visitor.click(await screen.findByRole('option', { name: option }))
    }
    const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
    return {
      'province.choose': () => choose('Tỉnh/Thành phố', 'Hà Nội'),
      'district.choose': () => choose('Quận/Huyện', 'Quận Ba Đình'),
      'product.choose': () => press('Chọn mua'),
      'product.remove': () => press('Xóa Viên tim'),
    }
  },
  shown: () => ({
    values: LABELS.map((label) => field(label).value),
    errors: LABELS.map(errorOf),
    chosen: screen
      .queryAllByRole('button', { name: /^Xóa /, hidden: true })
      .map(({ ariaLabel }) => ariaLabel),
  }),
  expected: (snapshot) => {
    const { draft, errors, ...stage } = toRegistrationView(
      ORDER_FORM,
      snapshot as SnapshotFrom<typeof orderDialogMachine>,
    )
    const { name, phone, province, district, chosen } = draft
    return {
      form: {
        values: [name, phone, province === null ? '' : 'Hà Nội', district === null ? '' : 'Quận Ba Đình'],
        errors: [errors.name, errors.phone, errors.province, errors.district],
        chosen: chosen.map(({ title }) => `Xóa ${title}`),
      },
      stage,
    }
  },
}

describe('the order dialog, along every path of its diagram', () => {
  it('[M-078] has paths to walk', () => {
    expect(paths.length).toBeGreaterThan(25)
  })

  it.each(paths.map((path) => ({ ...path, rows: ROWS[path.steps.at(-1)?.event.type ?? ''] })))(
    '$rows shows what its machine says: $title',
    (path) => walkDialog(DIALOG, path),
  )
})
