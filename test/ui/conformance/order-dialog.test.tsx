import { act, screen, waitFor } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { orderDialogMachine } from '../../../src/domain/flows/order-dialog.machine'
import type { SubmissionAnswer } from '../../../src/domain/flows/registration-states'
import { ORDER_FORM } from '../../../src/domain/registration/order-form'
import { ProductsStore } from '../../../src/ui/machines/products-store'
import { OrderDialog } from '../../../src/ui/order/order-dialog'
import { toRegistrationView } from '../../../src/ui/registration/to-registration-view'
import { aProduct } from '../../support/fixtures/a-product'
import { PLACES } from '../../support/fixtures/places'
import { smallAddressBook } from '../../support/fixtures/small-address-book'
import { smallNewUnits } from '../../support/fixtures/small-new-units'
import { type ViewStep, viewPaths } from '../../support/flows/view-paths'
import { renderView } from '../../support/views/render-view'

type Snapshot = SnapshotFrom<typeof orderDialogMachine>

const attempt = { key: 'key-1', at: 1_000 }
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
    { type: 'order.submit', attempt },
    { type: 'dialog.close' },
    { type: 'dialog.reopen' },
    { type: 'notice.dismiss' },
    { type: 'form.renew' },
    { type: 'discard.confirm' },
    { type: 'discard.cancel' },
  ],
  answers: {
    submitOrder: [E.right(attempt), E.left({ tag: 'unreachable' })],
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

/** The rows that the last step of a path is about. */
const ROWS: Readonly<Record<string, string>> = {
  'name.type': '[M-078]',
  'phone.type': '[M-078]',
  'province.choose': '[M-082]',
  'district.choose': '[M-082]',
  'product.choose': '[M-079]',
  'product.remove': '[M-080]',
  'order.submit': '[M-083, A-49]',
  'dialog.close': '[M-090, A-48]',
  'discard.confirm': '[M-090]',
  'discard.cancel': '[M-090]',
  'dialog.reopen': '[A-48]',
  'notice.dismiss': '[A-48]',
  'form.renew': '[A-27]',
  'xstate.done.actor.submitOrder': '[M-084, M-085]',
}

const openDialog = async () => {
  let isClosed = false
  let answer: (given: SubmissionAnswer) => void = () => {}
  const { visitor } = renderView(
    <ProductsStore>
      <OrderDialog
        preselected={null}
        onClose={() => {
          isClosed = true
        }}
      />
    </ProductsStore>,
    {
      ports: {
        loadProducts: TE.right([heart]),
        loadAddressBook: TE.right(smallAddressBook),
        loadNewUnits: TE.right(smallNewUnits),
        now: () => 1,
        newAttempt: () => attempt,
        submitOrder: () => () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    },
  )
  await screen.findByRole('button', { name: 'Chọn mua' })
  const type = async (label: string, text: unknown) => {
    await visitor.clear(field(label))
    await visitor.type(field(label), String(text))
  }
  const choose = async (label: string, option: string) => {
    await visitor.click(field(label))
    await visitor.click(await screen.findByRole('option', { name: option }))
  }
  const press = (name: string) => visitor.click(screen.getByRole('button', { name }))
  const take = async ({ type: event, ...payload }: ViewStep): Promise<void> => {
    switch (event) {
      case 'name.type':
        return type('Họ và tên', payload.name)
      case 'phone.type':
        return type('Số điện thoại', payload.phone)
      case 'province.choose':
        return choose('Tỉnh/Thành phố', 'Hà Nội')
      case 'district.choose':
        return choose('Quận/Huyện', 'Quận Ba Đình')
      case 'product.choose':
        return press('Chọn mua')
      case 'product.remove':
        return press('Xóa Viên tim')
      case 'order.submit':
        return press('Đăng ký')
      case 'dialog.close':
        return press('Đóng')
      case 'dialog.reopen':
        return press('Mở lại biểu mẫu')
      case 'notice.dismiss':
        return press('Đóng')
      case 'form.renew':
        return press('Đặt thêm đơn khác')
      case 'discard.confirm':
        return press('Đóng, không giữ lại')
      case 'discard.cancel':
        return press('Tiếp tục điền')
      default:
        return act(async () => answer(payload.output as SubmissionAnswer))
    }
  }
  return { take, isClosed: () => isClosed }
}

const LABELS = ['Họ và tên', 'Số điện thoại', 'Tỉnh/Thành phố', 'Quận/Huyện'] as const
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const errorOf = (label: string) =>
  field(label).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
    : null

/** What the page tells once the dialog was left. */
const told = () => ({
  isAway: true,
  isConfirmed: screen.queryByRole('status')?.textContent === 'Đăng ký mua hàng thành công!',
  isFailed: screen.queryByRole('alert')?.textContent === 'Hệ thống bận. Vui lòng thao tác lại sau!',
})

/** What the dialog shows, in the words of the machine. */
const inDialog = () => ({
  values: LABELS.map((label) => field(label).value),
  errors: LABELS.map(errorOf),
  chosen: screen.queryAllByRole('button', { name: /^Xóa /, hidden: true }).map((button) => button.ariaLabel),
  isSending:
    screen.getByRole('button', { name: 'Đăng ký', hidden: true }).getAttribute('aria-busy') === 'true',
  isAsking: screen.queryByRole('button', { name: 'Đóng, không giữ lại' }) !== null,
  isConfirmed: screen.queryByText('Đăng ký mua hàng thành công!') !== null,
  isFailed: screen.queryByText('Hệ thống bận. Vui lòng thao tác lại sau!') !== null,
})

const shown = () => (screen.queryByRole('dialog') === null ? told() : inDialog())

const expected = (snapshot: Snapshot) => {
  const { draft, errors, isSending, isAsking, isConfirmed, isFailed, isAway } = toRegistrationView(
    ORDER_FORM,
    snapshot,
  )
  if (isAway) return { isAway, isConfirmed, isFailed }
  return {
    values: [
      draft.name,
      draft.phone,
      draft.province === null ? '' : 'Hà Nội',
      draft.district === null ? '' : 'Quận Ba Đình',
    ],
    errors: [errors.name, errors.phone, errors.province, errors.district],
    chosen: draft.chosen.map(({ title }) => `Xóa ${title}`),
    isSending,
    isAsking,
    isConfirmed,
    isFailed,
  }
}

describe('the order dialog, along every path of its diagram', () => {
  it('[M-078] has paths to walk', () => {
    expect(paths.length).toBeGreaterThan(25)
  })

  it.each(paths.map((path) => ({ ...path, rows: ROWS[path.steps.at(-1)?.event.type ?? ''] })))(
    '$rows shows what its machine says: $title',
    async ({ steps }) => {
      const { take, isClosed } = await openDialog()
      for (const { event, after } of steps) {
        await take(event)
        expect(isClosed()).toBe(after.matches('closed'))
        if (!isClosed()) await waitFor(() => expect(shown()).toStrictEqual(expected(after as Snapshot)))
      }
    },
  )
})
