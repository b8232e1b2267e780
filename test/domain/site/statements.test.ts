import { describe, expect, it } from 'vitest'
import { answeredFrom } from '../../../src/domain/site/shared-phrases'
import { DATA_REQUESTS, SHARING, withStatements } from '../../../src/domain/site/statements'

describe('an answer of site.json', () => {
  it.each([
    { hours: '8:00 đến 21:00', answers: 'từ 8:00 đến 21:00' },
    { hours: '', answers: 'trong giờ làm việc' },
  ])('[A-11] names the hours where they are known: %j', ({ hours, answers }) => {
    expect(answeredFrom(hours)).toBe(answers)
    expect(withStatements('Gọi {hours}, trả lời {hours}.', { hours }).text).toBe(
      `Gọi ${answers}, trả lời ${answers}.`,
    )
  })

  it.each([
    { name: 'sharing', says: SHARING },
    { name: 'dataRequests', says: DATA_REQUESTS.join(' ') },
    { name: 'confirmed', says: 'sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng' },
    {
      name: 'returns',
      says: 'Bạn được đổi trả trong 7 ngày kể từ ngày nhận hàng, khi sản phẩm chưa qua sử dụng, còn nguyên tem và bao bì; còn đầy đủ phụ kiện và quà tặng kèm theo; có hóa đơn mua hàng.',
    },
  ])('[M-098][M-099] says {$name} in the words of the policies', ({ name, says }) => {
    expect(withStatements(`A {${name}} B`, { hours: '' })).toStrictEqual({ text: `A ${says} B`, unknown: [] })
  })

  it('[A-11] keeps what is no placeholder, and names it', () => {
    expect(withStatements('{giờ} {gio} {hours', { hours: '' })).toStrictEqual({
      text: '{giờ} {gio} {hours',
      unknown: ['gio'],
    })
  })
})
