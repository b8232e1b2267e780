import { describe, expect, it } from 'vitest'
import { calledText, planPriceText, shippingNote, shippingText } from '../../../src/ui/copy/receipt'

describe('the call after a registration', () => {
  it.each([
    {
      hours: '8:00 đến 21:00',
      deadline: '',
      told: 'từ 8:00 đến 21:00,',
    },
    { hours: '', deadline: '', told: 'trong giờ làm việc,' },
    {
      hours: '8:00 đến 21:00',
      deadline: '1 ngày làm việc',
      told: 'trong vòng 1 ngày làm việc, từ 8:00 đến 21:00,',
    },
  ])('[A-11] comes in the hours and within the time that are known: $told', ({ told, ...times }) => {
    expect(calledText(times)).toBe(told)
  })
})

describe('the shipping fee beside a sum', () => {
  it.each([
    { fee: '30.000đ', sum: 499_999, text: '30.000đ' },
    { fee: '', sum: 499_999, text: 'nhân viên sẽ báo khi gọi' },
    { fee: '30.000đ', sum: 500_000, text: 'miễn phí' },
  ])('[A-11] is that of the site, told in the call, or none: $text', ({ fee, sum, text }) => {
    expect(shippingText({ fee, feeVnd: 30_000, freeFromVnd: 500_000 }, sum)).toBe(text)
  })

  it.each([
    { feeVnd: 0, freeFromVnd: 0, sum: 9_000_000, text: 'Chưa gồm phí giao hàng' },
    { feeVnd: 30_000, freeFromVnd: 500_000, sum: 499_999, text: 'Chưa gồm phí giao hàng 30.000đ' },
    { feeVnd: 30_000, freeFromVnd: 500_000, sum: 500_000, text: 'Miễn phí giao hàng' },
  ])('[A-11, M-051] is left out of the sum unless that is large enough: $text', ({ sum, text, ...fee }) => {
    expect(shippingNote(fee, sum)).toBe(text)
  })
})

describe('the price of a plan', () => {
  it('[M-074, M-075, A-13] is that of the packages page, for both periods', () => {
    expect(planPriceText('Gói Deluxe')).toBe(
      '799.000\u00a0đ/3\u00a0tháng hoặc 1.199.000\u00a0đ/6\u00a0tháng, bạn chọn khi chúng\u00a0tôi\u00a0gọi',
    )
    expect(planPriceText('Gói Khác')).toBeNull()
  })
})
