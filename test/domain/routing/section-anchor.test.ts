import { expect, it } from 'vitest'
import { sectionAnchor } from '../../../src/domain/routing/section-anchor'

it.each([
  { heading: 'Hủy và đổi trả', anchor: 'huy-va-doi-tra' },
  { heading: 'Đặt hàng', anchor: 'dat-hang' },
  { heading: 'Bao lâu? (mẫu)', anchor: 'bao-lau-mau' },
  { heading: '“Gửi”', anchor: 'gui' },
])('[P-017] a section is found under letters and digits: $heading', ({ heading, anchor }) => {
  expect(sectionAnchor(heading)).toBe(anchor)
})
