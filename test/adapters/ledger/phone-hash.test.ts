import { describe, expect, it } from 'vitest'
import { phoneHash, secretKeyOf } from '../../../src/adapters/ledger/phone-hash'

describe('the hash of a telephone number', () => {
  // Records of erasures keep these for years: another release must find the same.
  it('[P-004] and the key of its secret are those that records of earlier releases have', () => {
    expect(phoneHash('secret', '0900000001')).toBe('Z8ApIdxCw1eh3PbOMSliFUm8Fz4xitO5C12j4-d19iw')
    expect(secretKeyOf('secret')).toBe('4QZEMc_tTDQyyb73jvUYoq')
  })

  it('[P-004, P-011] differs for another number and for another secret', () => {
    const hashes = ['s', 't'].flatMap((secret) =>
      ['0900000001', '0900000002'].map((one) => phoneHash(secret, one)),
    )
    expect(new Set(hashes).size).toBe(4)
    expect(secretKeyOf('s')).not.toBe(secretKeyOf('t'))
  })
})
