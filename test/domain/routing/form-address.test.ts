import { describe, expect, it } from 'vitest'
import { receivedAddress } from '../../../src/domain/routing/form-address'

describe('the page that confirms a form sent without script', () => {
  it.each([
    { row: 'M-084', target: 'orders', address: '/dat-hang/da-nhan' },
    { row: 'M-089', target: 'members', address: '/dang-ky-hoi-vien/da-nhan' },
  ] as const)('[$row] lies below the address of its form: $address', ({ target, address }) => {
    expect(receivedAddress(target)).toBe(address)
  })
})
