import { describe, expect, it } from 'vitest'
import {
  DATA_REQUESTS,
  PLACEHOLDERS,
  SHARING,
  withLegalPhrases,
} from '../../../src/domain/site/legal-phrases'
import { answeredFrom } from '../../../src/domain/site/shared-phrases'

const saying = ({ hours = '', sender = '' }: { hours?: string; sender?: string }) => ({
  contacts: { hours },
  delivery: { sender },
})

describe('an answer of site.json', () => {
  it.each([
    { hours: '8:00 đến 21:00', answers: 'từ 8:00 đến 21:00' },
    { hours: '', answers: 'trong giờ làm việc' },
  ])('[A-11] names the hours where they are known: %j', ({ hours, answers }) => {
    expect(answeredFrom(hours)).toBe(answers)
    expect(withLegalPhrases('Gọi {hours}, trả lời {hours}.', saying({ hours })).text).toBe(
      `Gọi ${answers}, trả lời ${answers}.`,
    )
  })

  it.each([
    { sender: 'Kho Thử', says: 'Người gửi: “Kho Thử”.' },
    { sender: '', says: 'Người gửi: tên kho.' },
  ])('[M-098] names the sender of a parcel as its slip does: %j', ({ sender, says }) => {
    expect(withLegalPhrases('Người gửi: {sender}.', saying({ sender })).text).toBe(says)
  })

  it.each([
    { name: 'sharing', says: SHARING },
    { name: 'dataRequests', says: DATA_REQUESTS.join(' ') },
    { name: 'confirmed', says: 'sản phẩm, giá, phí giao hàng và địa chỉ nhận hàng' },
    {
      name: 'returns',
      says: 'Bạn được đổi trả trong 7 ngày kể từ ngày nhận hàng, khi sản phẩm chưa qua sử dụng, còn nguyên tem và bao bì; còn đầy đủ số lượng và quà tặng kèm theo; có hóa đơn mua hàng.',
    },
  ])('[M-098, M-099] says {$name} in the words of the policies', ({ name, says }) => {
    expect(withLegalPhrases(`A {${name}} B`, saying({}))).toStrictEqual({ text: `A ${says} B`, unknown: [] })
  })

  it('[A-11] keeps what is no placeholder, and names it', () => {
    const written = '{giờ} {gio làm} { hours } {Hours} {} {hours'
    expect(withLegalPhrases(written, saying({}))).toStrictEqual({
      text: written,
      unknown: ['giờ', 'gio làm', ' hours ', 'Hours', ''],
    })
  })

  it('[A-11] names every placeholder', () => {
    for (const name of PLACEHOLDERS)
      expect(withLegalPhrases(`{${name}}`, saying({}))).toStrictEqual({
        text: expect.not.stringContaining('{'),
        unknown: [],
      })
  })
})
