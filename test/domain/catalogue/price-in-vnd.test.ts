import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceInVnd } from '../../../src/domain/catalogue/price-in-vnd'
import { groupThousands } from '../../../src/domain/text/group-thousands'

describe('digits', () => {
  it.each([
    ['1.290.000đ', 1_290_000],
    ['990,000 VND', 990_000],
    ['Từ 369.000 đ', 369_000],
    ['007', 7],
    ['1.290.000,50', 129_000_050],
    ['١٢', 0],
    ['Liên hệ', 0],
    ['', 0],
  ])('[M-114] reads %j as %d', (text, number) => {
    expect(priceInVnd(text)).toBe(number)
  })

  it('[M-114] reads back every sum as it is shown', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (amountVnd) => {
        expect(priceInVnd(`${groupThousands(amountVnd)} đ`)).toBe(amountVnd)
      }),
    )
  })
})
