import { describe, expect, it } from 'vitest'
import { receivedAddress } from '../../../src/domain/routing/form-address'

describe('the page that confirms a form sent without script', () => {
  it.each([
    { row: 'M-084', form: 'order', address: '/dat-hang/da-nhan' },
    { row: 'M-089', form: 'membership', address: '/dang-ky-hoi-vien/da-nhan' },
  ] as const)('[$row] lies below the address of its form: $address', ({ form, address }) => {
    expect(receivedAddress(form)).toBe(address)
  })
})
