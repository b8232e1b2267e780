import { describe, expect, it } from 'vitest'
import { bindWords } from '../../../src/domain/text/bind-words'

describe('a word of several syllables', () => {
  it.each([
    ['Vững sức khỏe, vững niềm tin', 'Vững sức\u00a0khỏe, vững niềm tin'],
    ['Bác sĩ hay huấn luyện viên', 'Bác\u00a0sĩ hay huấn\u00a0luyện\u00a0viên'],
    ['Đăng ký mua hàng thành công!', 'Đăng\u00a0ký mua\u00a0hàng thành\u00a0công!'],
    ['Đăng ký hội viên thành công!', 'Đăng\u00a0ký hội\u00a0viên thành\u00a0công!'],
    ['nội tiết tố nam', 'nội\u00a0tiết\u00a0tố nam'],
    ['Tập sau tuổi 40: ít thôi', 'Tập sau tuổi\u00a040: ít thôi'],
    ['Vòng bụng 90 cm: vì sao', 'Vòng bụng 90\u00a0cm: vì sao'],
    ['Đo huyết áp 7 ngày', 'Đo huyết\u00a0áp 7\u00a0ngày'],
    // As some keyboards write it: letters and marks apart.
    ['sức khỏe'.normalize('NFD'), 'sức\u00a0khỏe'],
  ])('stays on one line: %s', (text, bound) => {
    expect(bindWords(text)).toBe(bound)
  })

  it.each(['con sống', 'bàn sĩ', 'gác sĩ diện', 'ba con, số hai', 'sức  khỏe'])('is none in “%s”', (text) => {
    expect(bindWords(text)).toBe(text)
  })
})
