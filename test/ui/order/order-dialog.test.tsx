import { screen, waitFor, within } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../src/domain/catalogue/product'
import type { SubmissionAnswer } from '../../../src/domain/flows/registration-states'
import type { Order } from '../../../src/domain/registration/order'
import { referenceOf } from '../../../src/domain/registration/reference'
import type { Submission } from '../../../src/domain/registration/submission'
import { ProductsStore } from '../../../src/ui/machines/products-store'
import { OrderDialog } from '../../../src/ui/order/order-dialog'
import { aProduct } from '../../support/fixtures/a-product'
import { smallAddressBook } from '../../support/fixtures/small-address-book'
import { smallNewUnits } from '../../support/fixtures/small-new-units'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { oncePerPage } from '../../support/views/once-per-page'
import { renderView } from '../../support/views/render-view'

const heart = aProduct('tim', { title: 'Viên tim', salePrice: '990.000đ' })
const liver = aProduct('gan', { title: 'Viên gan' })

const openDialog = async (
  answers: ReadonlyArray<SubmissionAnswer | Promise<SubmissionAnswer>> = [],
  {
    preselected = null,
    onClose = mustNotBeCalled('onClose'),
  }: { preselected?: Product | null; onClose?: () => void } = {},
) => {
  const sent: Array<Submission<Order>> = []
  let moments = 0
  const { visitor } = renderView(
    <ProductsStore>
      <OrderDialog preselected={preselected} onClose={onClose} />
    </ProductsStore>,
    {
      ports: {
        loadProducts: TE.right([heart, liver]),
        loadAddressBook: TE.right(smallAddressBook),
        loadNewUnits: TE.right(smallNewUnits),
        now: () => {
          moments += 1
          return moments
        },
        newAttempt: () => ({ key: `key-${sent.length + 1}`, at: 1_000 }),
        submitOrder: oncePerPage()((submission) => async () => {
          const answer = answers[sent.length]
          sent.push(submission)
          if (answer === undefined) throw new Error('sent once too often')
          return answer
        }),
      },
    },
  )
  await screen.findByRole('button', {
    name: preselected === null ? 'Chọn mua' : 'Thêm sản phẩm khác',
    ...(preselected === null ? { description: /Viên gan/ } : {}),
  })
  return { visitor, sent }
}

type Visitor = Awaited<ReturnType<typeof openDialog>>['visitor']

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const productButton = (title: string) => screen.getByRole('button', { description: new RegExp(`^${title}`) })
const submit = (visitor: Visitor) => visitor.click(screen.getByRole('button', { name: 'Đăng ký' }))
const errorOf = (label: string) =>
  box(label).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent
    : null

const choosePlace = async (visitor: Visitor, label: string, typed: string, option: string) => {
  await visitor.type(box(label), typed)
  await visitor.click(await screen.findByRole('option', { name: option }))
}
const fillIn = async (visitor: Visitor) => {
  await visitor.type(box('Họ và tên'), ' Người Thử ')
  await visitor.type(box('Số điện thoại'), '0900000001')
  await choosePlace(visitor, 'Tỉnh/Thành phố', 'HA TINH', 'Hà Tĩnh')
  await choosePlace(visitor, 'Quận/Huyện', 'thi xa ky anh', 'Thị xã Kỳ Anh')
}
const order = {
  name: 'Người Thử',
  phone: '0900000001',
  province: 'Hà Tĩnh',
  district: 'Thị xã Kỳ Anh',
  titles: ['Viên gan', 'Viên tim'],
}

describe('the order dialog', () => {
  it('[M-078] has fields, lists and buttons', async () => {
    await openDialog()
    const dialog = within(screen.getByRole('dialog', { name: 'Đăng ký mua hàng' }))
    expect(dialog.getByLabelText('Họ và tên')).toBeDefined()
    expect(dialog.getByLabelText('Số điện thoại').getAttribute('inputmode')).toBe('numeric')
    expect(dialog.getAllByRole('combobox').map((field) => box('Quận/Huyện') === field)).toStrictEqual([
      false,
      true,
    ])
    expect(
      within(dialog.getByRole('list', { name: 'Danh sách sản phẩm' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    expect(dialog.getByRole('list', { name: 'Sản phẩm đã chọn' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Đóng' })).toBeDefined()
  })

  it('[M-086] starts with nothing chosen, or with the product it was opened for', async () => {
    await openDialog([], { preselected: heart })
    expect(productButton('Viên tim').textContent).toBe('Đã chọn')
    expect(screen.getAllByRole('button', { name: /^Xóa / })).toHaveLength(1)
  })

  it('[M-079, M-080] marks and dims chosen products until they are removed', async () => {
    const { visitor } = await openDialog()
    const item = () => productButton('Viên tim').closest('li')?.getAttribute('data-state')
    await visitor.click(productButton('Viên tim'))
    expect([productButton('Viên tim').textContent, item()]).toStrictEqual(['Đã chọn', 'chosen'])
    await visitor.click(screen.getByRole('button', { name: 'Xóa Viên tim' }))
    expect([productButton('Viên tim').textContent, item()]).toStrictEqual(['Chọn mua', 'free'])
    expect(document.activeElement?.textContent).toBe('Sản phẩm đã chọn')
  })
})

describe('an order that a product’s page led to', () => {
  it('[M-052, M-086] has its product, price and sum while the list of products is still on its way', async () => {
    renderView(
      <ProductsStore>
        <OrderDialog preselected={heart} onClose={mustNotBeCalled('onClose')} />
      </ProductsStore>,
      {
        ports: {
          loadProducts: () => new Promise(() => {}),
          loadAddressBook: TE.right(smallAddressBook),
          now: () => 1,
        },
      },
    )
    expect(
      within(screen.getByRole('list', { name: 'Sản phẩm đã chọn' })).getByRole('listitem').textContent,
    ).toBe('Viên tim990.000đ')
    expect(productButton('Viên tim').textContent).toBe('Đã chọn')
    expect(screen.getByText(/^Tạm tính/).textContent).toBe('Tạm tính 990.000đ')
  })
})

describe('an order without its list of products', () => {
  it.each([E.left({ tag: 'unreachable', reason: 'no answer' } as const), E.right([])])(
    '[M-079, M-125, M-133] asks for what can be done, and keeps what was typed while the list is asked for again',
    async (first) => {
      let calls = 0
      const { visitor } = renderView(
        <ProductsStore>
          <OrderDialog preselected={null} onClose={mustNotBeCalled('onClose')} />
        </ProductsStore>,
        {
          ports: {
            loadProducts: async () => {
              calls += 1
              return calls === 1 ? first : E.right([heart])
            },
            logFailure: () => () => {},
            loadAddressBook: TE.right(smallAddressBook),
            now: () => 1,
            newAttempt: () => ({ key: 'key-1', at: 1_000 }),
          },
        },
      )
      await screen.findByRole('button', { name: 'Tải lại danh sách' })
      await visitor.type(box('Họ và tên'), 'Người Thử')
      await submit(visitor)
      expect(screen.queryByText('Vui lòng chọn sản phẩm!')).toBeNull()
      expect(screen.getAllByText('Chưa tải được danh sách sản phẩm.', { exact: true })).toHaveLength(2)
      await visitor.click(screen.getByRole('button', { name: 'Tải lại danh sách' }))
      await screen.findByRole('list', { name: 'Danh sách sản phẩm' })
      expect([calls, box('Họ và tên').value]).toStrictEqual([2, 'Người Thử'])
      expect(screen.getAllByText('Vui lòng chọn sản phẩm!', { exact: true })).toHaveLength(2)
      expect(document.activeElement?.textContent).toBe('Danh sách sản phẩm')
    },
  )
})

describe('the sum of an order', () => {
  it('[M-079, M-080] follows what is chosen, and is absent while a price is unknown', async () => {
    const { visitor } = await openDialog([], { preselected: heart })
    const total = () => screen.queryByText(/^Tạm tính/)?.textContent
    expect(total()).toBe('Tạm tính 990.000đ')
    await visitor.click(screen.getByRole('button', { name: 'Thêm sản phẩm khác' }))
    await visitor.click(productButton('Viên gan'))
    expect(total()).toBeUndefined()
    await visitor.click(screen.getByRole('button', { name: 'Xóa Viên gan' }))
    expect(total()).toBe('Tạm tính 990.000đ')
  })
})

describe('the places', () => {
  it.each(['hà nội', 'HA NOI', 'Ha Noi', 'noi'])(
    '[M-081] are found without regard to case: %s',
    async (typed) => {
      const { visitor } = await openDialog()
      await visitor.type(box('Tỉnh/Thành phố'), typed)
      expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toStrictEqual([
        'Hà Nội',
      ])
    },
  )

  it('[M-081] show a message if nothing is found', async () => {
    const { visitor } = await openDialog()
    await visitor.type(box('Tỉnh/Thành phố'), 'xyz')
    expect(await screen.findByText('Không tìm thấy “xyz”.')).toBeDefined()
    expect(screen.queryAllByRole('option')).toHaveLength(0)
  })

  it('[M-082] limits districts to the province, and empties the district with another', async () => {
    const { visitor } = await openDialog()
    await choosePlace(visitor, 'Tỉnh/Thành phố', 'ha tinh', 'Hà Tĩnh')
    await visitor.click(box('Quận/Huyện'))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toStrictEqual([
      'Huyện Kỳ Anh',
      'Thị xã Kỳ Anh',
    ])
    await visitor.click(screen.getByRole('option', { name: 'Huyện Kỳ Anh' }))
    expect(box('Quận/Huyện').value).toBe('Huyện Kỳ Anh')
    await visitor.clear(box('Tỉnh/Thành phố'))
    await choosePlace(visitor, 'Tỉnh/Thành phố', 'noi', 'Hà Nội')
    expect(box('Quận/Huyện').value).toBe('')
  })

  it.each(['quan 1', 'ngoc ha', 'phường Sài Gòn, Hồ Chí Minh', 'ba dinh'])(
    '[M-082] stays in the province at “%s” and Enter, and says that it is not there',
    async (typed) => {
      const { visitor } = await openDialog()
      await choosePlace(visitor, 'Tỉnh/Thành phố', 'ha tinh', 'Hà Tĩnh')
      await visitor.type(box('Quận/Huyện'), typed)
      expect(await screen.findByText(`Không tìm thấy “${typed}” ở Hà Tĩnh.`)).toBeDefined()
      await visitor.keyboard('{Enter}')
      expect(screen.queryAllByRole('option')).toHaveLength(0)
      await visitor.tab()
      expect([box('Tỉnh/Thành phố').value, box('Quận/Huyện').value]).toStrictEqual(['Hà Tĩnh', typed])
      expect(errorOf('Quận/Huyện')).toBe(`Không tìm thấy “${typed}” ở Hà Tĩnh.`)
    },
  )

  it('[M-081] ignore Enter while a syllable is being composed', async () => {
    const { visitor } = await openDialog()
    await visitor.type(box('Tỉnh/Thành phố'), 'ha tinh')
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      keyCode: 229,
      bubbles: true,
      cancelable: true,
    })
    box('Tỉnh/Thành phố').dispatchEvent(composing)
    expect(screen.queryAllByRole('option')).toHaveLength(1)
    await visitor.keyboard('{Enter}')
    expect(box('Tỉnh/Thành phố').value).toBe('Hà Tĩnh')
  })

  it('[M-081] that failed to load are requested again when a box is opened', async () => {
    let calls = 0
    const { visitor } = renderView(
      <ProductsStore>
        <OrderDialog preselected={null} onClose={mustNotBeCalled('onClose')} />
      </ProductsStore>,
      {
        ports: {
          loadProducts: TE.right([]),
          now: () => 1,
          loadAddressBook: async () => {
            calls += 1
            return calls === 1
              ? E.left({ tag: 'unreachable', reason: 'chunk' } as const)
              : E.right(smallAddressBook)
          },
        },
      },
    )
    await waitFor(() => expect(calls).toBe(1))
    await visitor.click(box('Tỉnh/Thành phố'))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    expect(calls).toBe(2)
  })
})

describe('an order that is not complete', () => {
  it('[M-121, M-122, M-124, M-125] reports every missing field and focuses the first', async () => {
    const { visitor } = await openDialog()
    await submit(visitor)
    expect(
      ['Họ và tên', 'Số điện thoại', 'Tỉnh/Thành phố', 'Quận/Huyện'].map((label) => [
        errorOf(label),
        box(label).getAttribute('aria-invalid'),
      ]),
    ).toStrictEqual([
      ['Vui lòng nhập họ và tên!', 'true'],
      ['Vui lòng nhập số điện thoại!', 'true'],
      ['Vui lòng chọn Tỉnh/Thành phố!', 'true'],
      ['Vui lòng chọn Quận/Huyện!', 'true'],
    ])
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toStrictEqual([
      'Mời bạn xem lại 5 mụcHọ và tênSố điện thoạiTỉnh/Thành phốQuận/HuyệnVui lòng chọn sản phẩm!',
      'Vui lòng chọn sản phẩm!',
    ])
    expect(document.activeElement).toBe(box('Họ và tên'))
    for (const label of ['Quận/Huyện', 'Số điện thoại']) {
      await visitor.click(
        within(screen.getAllByRole('alert')[0] as HTMLElement).getByRole('button', { name: label }),
      )
      expect(document.activeElement).toBe(box(label))
    }
    await visitor.click(screen.getByRole('button', { name: 'Mời bạn xem lại 5 mục' }))
    expect(document.activeElement).toBe(box('Họ và tên'))
    await visitor.click(screen.getByRole('button', { name: 'Vui lòng chọn sản phẩm!' }))
    expect(document.activeElement?.textContent).toBe('Danh sách sản phẩm')
    await visitor.type(box('Họ và tên'), 'Người Thử')
    await visitor.click(productButton('Viên gan'))
    await visitor.type(box('Số điện thoại'), '0900000001')
    await choosePlace(visitor, 'Tỉnh/Thành phố', 'HA TINH', 'Hà Tĩnh')
    expect(screen.getByRole('alert').textContent).toBe('Mời bạn xem lại 1 mụcQuận/Huyện')
  })

  it.each(['090000000', '090000000012', '+84900000001', '0900 000 001', 'abc'])(
    '[M-123] refuses the phone number %s',
    async (phone) => {
      const { visitor } = await openDialog()
      await visitor.type(box('Số điện thoại'), phone)
      await submit(visitor)
      expect(errorOf('Số điện thoại')).toBe('Số điện thoại không hợp lệ!')
    },
  )

  it('[M-123, A-42] takes a pasted number without its blanks, and says how numbers are written', async () => {
    const { visitor } = await openDialog()
    expect(screen.queryByText('10 hoặc 11 chữ số, viết liền')).not.toBeNull()
    await visitor.click(box('Số điện thoại'))
    await visitor.paste('0900 000 001')
    expect(box('Số điện thoại').value).toBe('0900000001')
  })

  it('[M-121] removes each message when its field is corrected', async () => {
    const { visitor } = await openDialog()
    await submit(visitor)
    await visitor.type(box('Họ và tên'), 'Người Thử')
    expect([errorOf('Họ và tên'), box('Họ và tên').getAttribute('aria-invalid')]).toStrictEqual([
      null,
      'false',
    ])
  })
})

describe('the summary of what is missing', () => {
  it('[M-125, A-43] is the only remaining sentence, and disappears once that field is corrected', async () => {
    const { visitor } = await openDialog()
    await fillIn(visitor)
    await submit(visitor)
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toStrictEqual([
      'Vui lòng chọn sản phẩm!',
      'Vui lòng chọn sản phẩm!',
    ])
    expect(document.activeElement?.textContent).toBe('Danh sách sản phẩm')
    await visitor.click(productButton('Viên gan'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a complete order', () => {
  it('[M-083] is sent once, however often the button is pressed', async () => {
    const { visitor, sent } = await openDialog([new Promise<SubmissionAnswer>(() => {})])
    await fillIn(visitor)
    await visitor.click(productButton('Viên gan'))
    await visitor.click(productButton('Viên tim'))
    const button = screen.getByRole('button', { name: 'Đăng ký' })
    await visitor.dblClick(button)
    await visitor.keyboard('{Enter}')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText(/^Đang gửi lâu hơn thường lệ\./)).toBeDefined()
    expect(sent).toStrictEqual([
      { registration: order, attempt: { key: 'key-1', at: 1_000 }, honeypot: '', offers: false },
    ])
  })

  it('[M-084] is cleared after success, and the message has the focus', async () => {
    const { visitor } = await openDialog([E.right({ key: 'key-1', at: 1_000 })], { preselected: heart })
    await fillIn(visitor)
    await submit(visitor)
    const message = await screen.findByRole('status')
    expect(message.textContent).toBe('Đăng ký mua hàng thành công!')
    expect(document.activeElement).toBe(message)
    expect(screen.queryByText(/^Đang gửi lâu hơn thường lệ\./)).toBeNull()
    expect(
      ['Họ và tên', 'Số điện thoại', 'Tỉnh/Thành phố', 'Quận/Huyện'].map((label) => box(label).value),
    ).toStrictEqual(['', '', '', ''])
    expect(screen.queryByRole('button', { name: 'Đã chọn' })).toBeNull()
  })

  it('[M-084] says after success who calls, that nothing is due, and what was ordered', async () => {
    const { visitor } = await openDialog([E.right({ key: 'key-1', at: 1_000 })], { preselected: heart })
    await fillIn(visitor)
    await submit(visitor)
    await screen.findByRole('status')
    expect(screen.getByText(/sẽ gọi vào số/).textContent).toBe(
      'Nhân viên Nam Thử sẽ gọi vào số 0900\u00a0000\u00a0001 từ 8:00 đến 21:00, để xác nhận sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng. Bạn chưa phải trả khoản nào.',
    )
    const receipt = document.querySelector<HTMLElement>('[data-part="receipt"]')
    expect(
      receipt &&
        within(receipt)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
    ).toStrictEqual(['Viên tim 990.000đ'])
    expect(screen.getByText(/^Mã đăng ký của bạn:/).parentElement?.textContent).toBe(
      `Mã đăng ký của bạn:${referenceOf('key-1')}Sao chépKhi gọi 0900 000 001, bạn chỉ cần đọc mã này.`,
    )
    await visitor.click(screen.getByRole('button', { name: 'Sao chép' }))
    await screen.findByRole('button', { name: 'Đã sao chép' })
    expect(await navigator.clipboard.readText()).toBe(referenceOf('key-1'))
    expect(screen.getByText(/^Tạm tính:/).textContent).toBe('Tạm tính: 990.000đ')
    expect(screen.getByText(/^Giao đến:/).textContent).toBe('Giao đến: Thị xã Kỳ Anh, Hà Tĩnh')
    expect(screen.getByRole('link', { name: 'Nhắn Zalo' }).getAttribute('target')).toBe('_blank')
    expect(screen.getAllByRole('button', { name: 'Đóng' }).map((button) => button.textContent)).toStrictEqual(
      ['Đóng'],
    )
  })

  it('[M-084, A-27] opens the clean form instead of the receipt when another order is wanted', async () => {
    const { visitor } = await openDialog([E.right({ key: 'key-1', at: 1_000 })], { preselected: heart })
    await fillIn(visitor)
    await submit(visitor)
    await screen.findByRole('status')
    await visitor.click(screen.getByRole('button', { name: 'Đặt thêm đơn khác' }))
    expect(document.activeElement).toBe(box('Họ và tên'))
    expect(screen.queryByRole('status')).toBeNull()
    expect(document.querySelector('[data-part="receipt"]')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[A-49] keeps the success message at a second press', async () => {
    const { visitor, sent } = await openDialog([E.right({ key: 'key-1', at: 1_000 })], { preselected: heart })
    await fillIn(visitor)
    await submit(visitor)
    await screen.findByRole('status')
    await submit(visitor)
    expect(screen.getByRole('status').textContent).toBe('Đăng ký mua hàng thành công!')
    expect([sent.length, screen.queryByRole('alert')]).toStrictEqual([1, null])
  })

  it('[M-085] keeps input and selection after a failure, and is sent again with the same key', async () => {
    const refused: SubmissionAnswer = E.left({ tag: 'refused', status: 500, retryAfterMs: null })
    const { visitor, sent } = await openDialog([refused, refused], { preselected: heart })
    await fillIn(visitor)
    await submit(visitor)
    expect((await screen.findByRole('alert')).textContent).toBe('Hệ thống bận. Vui lòng thao tác lại sau!')
    expect(
      ['Họ và tên', 'Số điện thoại', 'Tỉnh/Thành phố', 'Quận/Huyện'].map((label) => box(label).value),
    ).toStrictEqual([' Người Thử ', '0900000001', 'Hà Tĩnh', 'Thị xã Kỳ Anh'])
    expect(screen.getByRole('button', { name: 'Xóa Viên tim' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Đăng ký' }).getAttribute('aria-busy')).toBe('false')
    await submit(visitor)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toStrictEqual(sent[0])
  })
})

describe('the order dialog as it is closed', () => {
  it('[M-090] closes at once when nothing was typed', async () => {
    let closed = 0
    const { visitor } = await openDialog([], {
      onClose: () => {
        closed += 1
      },
    })
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(closed).toBe(1)
  })

  it('[M-090, A-30] asks before it discards input', async () => {
    let closed = 0
    const { visitor } = await openDialog([], {
      onClose: () => {
        closed += 1
      },
    })
    await visitor.type(box('Họ và tên'), 'A')
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    await visitor.click(screen.getByRole('button', { name: 'Tiếp tục điền' }))
    expect([closed, box('Họ và tên').value]).toStrictEqual([0, 'A'])
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    await visitor.click(screen.getByRole('button', { name: 'Đóng, không giữ lại' }))
    expect(closed).toBe(1)
  })
})
