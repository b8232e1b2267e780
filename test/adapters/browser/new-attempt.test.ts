import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createNewAttempt } from '../../../src/adapters/browser/new-attempt'

const crypto = webcrypto as Crypto
const onPlainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) }

describe('a fresh attempt', () => {
  it('[M-132] has its own key and time, also on plain http, where randomUUID is missing', () => {
    const newAttempt = createNewAttempt(onPlainHttp, () => 7)
    const [one, other] = [newAttempt(), newAttempt()]
    expect(one.key).toMatch(/^[0-9a-f]{32}$/)
    expect(other.key).not.toBe(one.key)
    expect(one.at).toBe(7)
  })

  it('[M-132] has a key of the browser’s random bytes', () => {
    const getRandomValues = <A extends ArrayBufferView | null>(bytes: A): A => {
      if (bytes instanceof Uint8Array) bytes.fill(0x0a)
      return bytes
    }
    expect(createNewAttempt({ getRandomValues }, () => 7)().key).toBe('0a'.repeat(16))
  })
})
