import { virtual } from '@guidepup/virtual-screen-reader'
import { screen } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, describe, expect, it } from 'vitest'
import { ProductsStore } from '../../../src/ui/machines/products-store'
import { MembershipDialog } from '../../../src/ui/membership/membership-dialog'
import { OrderDialog } from '../../../src/ui/order/order-dialog'
import { aProduct } from '../../support/fixtures/a-product'
import { smallAddressBook } from '../../support/fixtures/small-address-book'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { renderView } from '../../support/views/render-view'

const MOST_STEPS = 200

/** What a screen reader says from the dialog's begin to its end. */
const heard = async (): Promise<ReadonlyArray<string>> => {
  await virtual.start({ container: screen.getByRole('dialog') })
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if ((await virtual.lastSpokenPhrase()).startsWith('end of dialog')) return virtual.spokenPhraseLog()
    await virtual.next()
  }
  throw new Error('the dialog has no end')
}

afterEach(() => virtual.stop())

describe('the forms in a screen reader', () => {
  it('[M-078] the order dialog is read from the selection to the submit button', async () => {
    const heart = aProduct('tim', { title: 'Viên tim', salePrice: '990.000đ' })
    renderView(
      <ProductsStore>
        <OrderDialog preselected={heart} onClose={mustNotBeCalled('onClose')} />
      </ProductsStore>,
      {
        ports: { loadProducts: TE.right([heart]), loadAddressBook: TE.right(smallAddressBook), now: () => 1 },
      },
    )
    await screen.findByRole('button', { name: 'Đã chọn' })
    expect(await heard()).toMatchInlineSnapshot(`
      [
        "dialog, Đăng ký mua hàng",
        "dialog, Đăng ký mua hàng",
        "heading, Đăng ký mua hàng, level 2",
        "button, Đóng",
        "form",
        "paragraph",
        "Nhân viên sẽ gọi lại để xác nhận, bạn chưa phải trả khoản nào. Mời bạn điền đủ các mục dưới đây.",
        "end of paragraph",
        "Họ và tên",
        "textbox, Họ và tên, not invalid, required",
        "Số điện thoại",
        "10 hoặc 11 chữ số, viết liền",
        "textbox, Số điện thoại, 10 hoặc 11 chữ số, viết liền, not invalid, required",
        "Tỉnh/Thành phố",
        "combobox, Tỉnh/Thành phố, has popup listbox, not expanded, autocomplete in list, 1 control, not invalid, required",
        "paragraph",
        "Quận/Huyện",
        "combobox, Quận/Huyện, has popup listbox, not expanded, autocomplete in list, 1 control, not invalid, required",
        "paragraph",
        "region, Sản phẩm đã chọn",
        "heading, Sản phẩm đã chọn, level 3",
        "list, Sản phẩm đã chọn",
        "listitem, level 1, position 1, set size 1",
        "Viên tim",
        "990.000đ",
        "button, Xóa Viên tim",
        "end of listitem, level 1, position 1, set size 1",
        "end of list, Sản phẩm đã chọn",
        "end of region, Sản phẩm đã chọn",
        "heading, Danh sách sản phẩm, level 3",
        "list, Danh sách sản phẩm",
        "listitem, level 1, position 1, set size 1",
        "Viên tim",
        "990.000đ",
        "button, Đã chọn, Viên tim990.000đ, disabled",
        "end of listitem, level 1, position 1, set size 1",
        "end of list, Danh sách sản phẩm",
        "button, Thêm sản phẩm khác",
        "paragraph",
        "strong",
        "Thực phẩm bảo vệ sức khỏe",
        ".",
        "end of strong",
        "Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.",
        "end of paragraph",
        "paragraph",
        "Khi bấm “Đăng ký”, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn.",
        "Công ty Thử chỉ dùng thông tin này để xử lý yêu cầu và hỗ trợ bạn. Đây là",
        "strong",
        "dữ liệu cá nhân nhạy cảm",
        "end of strong",
        ", có thể hé lộ thông tin về sức khỏe và đời sống tình dục, và được giữ kín theo",
        "link, Điều khoản bảo mật",
        ".",
        "end of paragraph",
        "group",
        "Cách đặt hàng",
        "heading, Cách đặt hàng, level 3",
        "end, Cách đặt hàng",
        "list",
        "listitem, level 1, position 1, set size 3",
        "paragraph",
        "1. Để lại thông tin",
        "end of paragraph",
        "paragraph",
        "Họ tên, số điện thoại và nơi nhận. Bạn chưa phải trả khoản nào.",
        "end of paragraph",
        "end of listitem, level 1, position 1, set size 3",
        "listitem, level 1, position 2, set size 3",
        "paragraph",
        "2. Nhận cuộc gọi",
        "end of paragraph",
        "paragraph",
        "Nhân viên gọi để cùng bạn xác nhận sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng.",
        "end of paragraph",
        "end of listitem, level 1, position 2, set size 3",
        "listitem, level 1, position 3, set size 3",
        "paragraph",
        "3. Nhận hàng kín đáo",
        "end of paragraph",
        "paragraph",
        "Giao tận nơi. Chưa ưng? Sản phẩm chưa dùng vẫn được đổi trả trong 7 ngày, trừ vài trường hợp nêu ở Chính sách đổi trả.",
        "end of paragraph",
        "end of listitem, level 1, position 3, set size 3",
        "end of list",
        "end of group",
        "paragraph",
        "Tạm tính",
        "990.000đ",
        "end of paragraph",
        "paragraph",
        "Chưa gồm phí giao hàng",
        "end of paragraph",
        "button, Đăng ký, not busy, not disabled",
        "end of form",
        "end of dialog, Đăng ký mua hàng",
      ]
    `)
  })

  it('[M-087] the membership dialog is read from the name to the submit button', async () => {
    renderView(<MembershipDialog planId={1} onClose={mustNotBeCalled('onClose')} />)
    expect(await heard()).toMatchInlineSnapshot(`
      [
        "dialog, Đăng ký hội viên",
        "dialog, Đăng ký hội viên",
        "heading, Đăng ký hội viên, level 2",
        "button, Đóng",
        "form",
        "paragraph",
        "Nhân viên sẽ gọi lại để xác nhận, bạn chưa phải trả khoản nào. Mời bạn điền đủ các mục dưới đây.",
        "end of paragraph",
        "Họ và tên",
        "textbox, Họ và tên, not invalid, required",
        "Số điện thoại",
        "10 hoặc 11 chữ số, viết liền",
        "textbox, Số điện thoại, 10 hoặc 11 chữ số, viết liền, not invalid, required",
        "radiogroup, Gói hội viên, Khi gọi lại, nhân viên sẽ hỏi bạn chọn 3 hay 6 tháng.",
        "paragraph",
        "Gói hội viên",
        "end of paragraph",
        "radio, Gói Premium, 369.000 đ/3 tháng599.000 đ/6 tháng, checked, position 1, set size 2",
        "Gói Premium",
        "369.000 đ/3 tháng",
        "599.000 đ/6 tháng",
        "radio, Gói Deluxe, 799.000 đ/3 tháng1.199.000 đ/6 tháng, not checked, position 2, set size 2",
        "Gói Deluxe",
        "799.000 đ/3 tháng",
        "1.199.000 đ/6 tháng",
        "paragraph",
        "Khi gọi lại, nhân viên sẽ hỏi bạn chọn 3 hay 6 tháng.",
        "end of paragraph",
        "end of radiogroup, Gói hội viên, Khi gọi lại, nhân viên sẽ hỏi bạn chọn 3 hay 6 tháng.",
        "paragraph",
        "Khi bấm “Đăng ký”, bạn đồng ý để chúng tôi xử lý thông tin này và gọi lại cho bạn.",
        "Công ty Thử chỉ dùng thông tin này để xử lý yêu cầu và hỗ trợ bạn. Đây là",
        "strong",
        "dữ liệu cá nhân nhạy cảm",
        "end of strong",
        ", có thể hé lộ thông tin về sức khỏe và đời sống tình dục, và được giữ kín theo",
        "link, Điều khoản bảo mật",
        ".",
        "end of paragraph",
        "button, Đăng ký, not busy, not disabled",
        "end of form",
        "end of dialog, Đăng ký hội viên",
      ]
    `)
  })
})
