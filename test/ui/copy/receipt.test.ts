import { describe, expect, it } from 'vitest'
import { callerText, shippingText } from '../../../src/ui/copy/receipt'

describe('the call after a registration', () => {
  it.each([
    {
      hours: '8:00 đến 21:00',
      deadline: '',
      told: 'Trong giờ làm việc (8:00 đến 21:00), nhân viên Nam Thử sẽ gọi vào số',
    },
    { hours: '', deadline: '', told: 'Trong giờ làm việc, nhân viên Nam Thử sẽ gọi vào số' },
    {
      hours: '8:00 đến 21:00',
      deadline: '1 ngày làm việc',
      told: 'Trong giờ làm việc (8:00 đến 21:00), chậm nhất sau 1 ngày làm việc, nhân viên Nam Thử sẽ gọi vào số',
    },
  ])('[A-11] comes in the hours and within the time that are known: $told', ({ told, ...times }) => {
    expect(callerText({ brand: 'Nam Thử', ...times })).toBe(told)
  })
})

describe('the shipping fee beside a sum', () => {
  it.each([
    { fee: '30.000đ', text: '30.000đ' },
    { fee: '', text: 'nhân viên sẽ báo khi gọi' },
  ])('[A-11] is that of the site, or told in the call: $text', ({ fee, text }) => {
    expect(shippingText(fee)).toBe(text)
  })
})
