import { describe, expect, it } from 'vitest'
import type { ServedValue } from '../../../src/domain/ledger/accept/served'
import { decoded } from '../../support/decoded'
import { TEST_STORES } from '../../support/ledger/test-stores'

const OLD: ServedValue = { what: 'orders', id: 'old', name: 'DatMua' }
const NEW: ServedValue = { what: 'orders', id: 'new', name: 'DatMua' }
const CONSENT: ServedValue = { what: 'consent', id: '2026-11', name: '' }

describe.each(TEST_STORES)('what was served, in a ledger $name', ({ open }) => {
  it('[P-001] is remembered, once', async () => {
    const { rememberServed } = await open()
    expect(decoded(await rememberServed([OLD, CONSENT])())).toEqual(expect.arrayContaining([OLD, CONSENT]))
    const all = decoded(await rememberServed([NEW, CONSENT])())
    expect(all).toHaveLength(3)
    expect(all).toEqual(expect.arrayContaining([OLD, NEW, CONSENT]))
  })
})
