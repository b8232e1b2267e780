import { describe, expect, it } from 'vitest'
import { bindUnits } from '../../../src/domain/text/bind-units'

describe('a number with its unit', () => {
  it.each([
    ['dưới 30 °C.', 'dưới 30\u00a0°C.'],
    ['cao 168 cm thì', 'cao 168\u00a0cm thì'],
    ['khoảng 10 mmHg,', 'khoảng 10\u00a0mmHg,'],
    ['150 đến 300 phút', '150 đến 300\u00a0phút'],
    ['Số 0, phố Mẫu; số 12', 'Số\u00a00, phố Mẫu; số\u00a012'],
    ['2 viên, 500 mg', '2\u00a0viên, 500\u00a0mg'],
    ['từ 4 đến 8 tuần', 'từ 4 đến 8\u00a0tuần'],
    ['599.000 đ/6 tháng', '599.000\u00a0đ/6\u00a0tháng'],
    ['trong vòng 1 ngày làm việc, sau 24 giờ', 'trong vòng 1\u00a0ngày làm việc, sau 24\u00a0giờ'],
    ['từ 18 tuổi, 3 lần, 20 %', 'từ 18\u00a0tuổi, 3\u00a0lần, 20\u00a0%'],
  ])('stays on one line: %s', (text, bound) => {
    expect(bindUnits(text)).toBe(bound)
  })

  it.each(['3 gạch đầu dòng', '10 cmt', '5  cm', '3 ngàyy', 'lớp 5 đi học', 'con số', 'dốsố 1'])(
    'does not change “%s”',
    (text) => {
      expect(bindUnits(text)).toBe(text)
    },
  )
})
