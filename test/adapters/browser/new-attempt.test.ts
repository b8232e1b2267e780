import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createNewAttempt } from '../../../src/adapters/browser/new-attempt'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const crypto = webcrypto as Crypto
const onPlainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto

describe('a fresh attempt', () => {
  it.each([
    { where: 'https', given: crypto },
    { where: 'plain http, where randomUUID is missing', given: onPlainHttp },
  ])('[M-132] has its own key and time: on $where', ({ given }) => {
    const newAttempt = createNewAttempt(given, () => 7)
    const [one, other] = [newAttempt(), newAttempt()]
    expect(one.key).toMatch(UUID)
    expect(other.key).not.toBe(one.key)
    expect(one.at).toBe(7)
  })

  it('[M-132] has a key of the browser’s random bytes', () => {
    const getRandomValues = (bytes: Uint8Array) => bytes.fill(0x5a)
    const newAttempt = createNewAttempt({ getRandomValues } as unknown as Crypto, () => 7)
    expect(newAttempt().key).toBe('5a5a5a5a-5a5a-4a5a-9a5a-5a5a5a5a5a5a')
  })
})
