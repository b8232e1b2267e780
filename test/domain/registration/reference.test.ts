import { describe, expect, it } from 'vitest'
import { readReference, referenceOf } from '../../../src/domain/registration/reference'

const SHAPE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

describe('the reference of a registration', () => {
  it('[P-001] depends on the key only, so that a page, the server and a repeat show the same one', () => {
    const key = '0190a6f0-7c1e-4d52-9b7e-3a2f1c0d9e8b'
    expect(referenceOf(key)).toMatch(SHAPE)
    expect(referenceOf(key)).toBe('HY50-APK9')
    expect(referenceOf(`${key}.`)).not.toBe(referenceOf(key))
  })

  it('[P-001] is spread evenly: 20,000 keys that differ in their last digits have 20,000 references and use every symbol in every place', () => {
    const references = Array.from({ length: 20_000 }, (_, n) => referenceOf(`key-${n}`))
    expect(new Set(references).size).toBe(20_000)
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8])
      expect(new Set(references.map((reference) => reference[place])).size).toBe(32)
  })

  it.each([
    { typed: '7K3Q-9F2M', read: '7K3Q-9F2M' },
    { typed: ' 7k3q 9f2m ', read: '7K3Q-9F2M' },
    { typed: '7K3Q–9F2M', read: '7K3Q-9F2M' },
    { typed: 'oil0-OIL0', read: '0110-0110' },
    { typed: '7K3Q-9F2', read: null },
    { typed: '7K3Q-9F2MM', read: null },
    { typed: '7K3U-9F2M', read: null },
    { typed: '', read: null },
  ])('[P-001] is read from $typed as $read', ({ typed, read }) => {
    expect(readReference(typed)).toBe(read)
  })
})
