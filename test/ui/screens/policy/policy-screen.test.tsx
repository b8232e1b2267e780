import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PolicyScreen } from '../../../../src/ui/screens/policy/policy-screen'
import { aSite } from '../../../support/fixtures/a-site'
import { renderView } from '../../../support/views/render-view'

const pageText = (route: string): string =>
  renderView(<PolicyScreen />, { route }).container.textContent ?? ''

describe('the policy screen with a foreign recipient of registrations', () => {
  it.each([
    { recipient: 'Google Sheets', isNamed: true },
    { recipient: null, isNamed: false },
  ])('[M-099] names the recipient: $recipient', ({ recipient, isNamed }) => {
    const { container } = renderView(<PolicyScreen />, { route: '/privacy-policy', recipient })
    expect(container.textContent?.includes('trên Google Sheets, dịch vụ có máy chủ ở nước ngoài.')).toBe(
      isNamed,
    )
  })
})

describe('the policy screen with a retention period', () => {
  it('[M-099] states the number of days', () => {
    const consent = { ...aSite.consent, retentionDays: 730 }
    const { container } = renderView(<PolicyScreen />, {
      route: '/privacy-policy',
      site: { ...aSite, consent },
    })
    expect(container.textContent).toContain(
      'tự động được xóa sau 730\u00a0ngày kể từ lần đăng ký gần nhất của bạn.',
    )
  })
})

describe('the policy screen with a rule for contracts', () => {
  it.each([
    { contract: 3, isStated: true },
    { contract: 'none', isStated: false },
  ] as const)('[M-099] states for how long they are kept: $contract', ({ contract, isStated }) => {
    const { container } = renderView(<PolicyScreen />, {
      route: '/privacy-policy',
      site: { ...aSite, retention: { contract } },
    })
    expect(
      container.textContent?.includes(
        'Riêng đơn hàng bạn đã xác nhận, pháp luật yêu cầu chúng tôi giữ dữ liệu hợp đồng (họ tên, số điện thoại, nơi nhận hàng, sản phẩm, giá, thời điểm đặt và xác nhận) trong 3\u00a0năm kể từ ngày xác nhận, kể cả khi bạn yêu cầu xóa.',
      ),
    ).toBe(isStated)
    expect(container.textContent?.includes('pháp luật yêu cầu chúng tôi giữ')).toBe(isStated)
  })
})

describe('the policy screen', () => {
  it.each([
    { route: '/privacy-policy', title: 'Điều khoản bảo mật' },
    { route: '/return-policy', title: 'Chính sách đổi trả' },
  ])('[M-009] is $title at $route', ({ route, title }) => {
    renderView(<PolicyScreen />, { route })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it.each([
    { what: 'the time', sentence: 'trong vòng 7\u00a0ngày kể từ ngày bạn nhận hàng' },
    { what: 'unused', sentence: 'chưa qua sử dụng' },
    { what: 'complete', sentence: 'còn đầy đủ' },
    { what: 'with a receipt', sentence: 'có hóa đơn mua hàng' },
    { what: 'no deep discounts', sentence: 'Sản phẩm giảm giá sâu, từ 50% trở lên (mức mẫu).' },
    { what: 'no clearance', sentence: 'Sản phẩm thanh lý.' },
    { what: 'nothing marked', sentence: 'Sản phẩm có ghi chú không áp dụng đổi trả.' },
    { what: 'whom to tell', sentence: 'Gọi hotline hoặc viết e-mail cho bộ phận hỗ trợ' },
    { what: 'what to send', sentence: 'kèm hóa đơn và lý do đổi trả' },
    { what: 'the inspection', sentence: 'trong 3 đến 5\u00a0ngày làm việc' },
    { what: 'the end', sentence: 'đổi hàng hoặc hoàn tiền trong vòng 7\u00a0ngày làm việc' },
    { what: "the maker's fault", sentence: 'Lỗi từ nhà sản xuất: bạn được miễn phí vận chuyển.' },
    { what: 'personal reasons', sentence: 'lý do cá nhân: bạn trả phí vận chuyển' },
  ])('[M-098] states for returns: $what', ({ sentence }) => {
    expect(pageText('/return-policy')).toContain(sentence)
  })

  it.each([
    { row: 'M-099', what: 'orders', sentence: 'Xử lý đơn hàng' },
    { row: 'M-099', what: 'support', sentence: 'Hỗ trợ, giải đáp' },
    { row: 'M-099', what: 'promotions', sentence: 'Thông báo chương trình ưu đãi' },
    { row: 'M-099', what: 'the name', sentence: 'họ và tên;' },
    { row: 'M-099', what: 'the address', sentence: 'địa chỉ giao hàng;' },
    { row: 'M-099', what: 'the phone', sentence: 'số điện thoại;' },
    { row: 'M-099', what: 'the e-mail', sentence: 'e-mail;' },
    {
      row: 'M-099',
      what: 'what is kept besides',
      sentence:
        'Cùng với sản phẩm hoặc gói bạn chọn, chúng tôi lưu thời điểm đăng ký và những gì nhân viên ghi lại khi xử lý.',
    },
    { row: 'M-099', what: 'the account', sentence: 'thông tin tài khoản thanh toán, nếu cần.' },
    {
      row: 'M-099',
      what: 'third parties',
      sentence: 'khi chưa có sự đồng ý của bạn, trừ trường hợp pháp luật yêu cầu',
    },
    {
      row: 'A-34',
      what: 'the confirmation',
      sentence: 'xác nhận đã nhận yêu cầu trong vòng 2\u00a0ngày làm việc',
    },
    {
      row: 'M-099',
      what: 'edit and delete',
      sentence: 'chỉnh sửa hoặc xóa thông tin được xử lý trong vòng 3\u00a0ngày làm việc',
    },
    { row: 'M-099', what: 'deletion', sentence: 'được xóa khi bạn yêu cầu hoặc khi không còn cần thiết' },
    { row: 'M-099', what: 'no period', sentence: 'Hiện chưa có thời hạn tự động xóa' },
    {
      row: 'M-099',
      what: 'the carrier',
      sentence: 'đơn vị vận chuyển nhận họ tên, số điện thoại và địa chỉ',
    },
    { row: 'M-099', what: 'sensitive data', sentence: 'dữ liệu cá nhân nhạy cảm' },
    { row: 'M-099', what: 'who keeps it', sentence: 'Công ty Thử' },
  ])('[$row] states for privacy: $what', ({ sentence }) => {
    expect(pageText('/privacy-policy')).toContain(sentence)
  })
})
