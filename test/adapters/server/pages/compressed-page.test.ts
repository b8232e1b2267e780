import { describe, expect, it } from 'vitest'
import { compressPage } from '../../../../src/adapters/server/pages/compressed-page'

describe('a compressed page', () => {
  it('[P-008] is the same bytes in memory for all clients that accept no compression', async () => {
    const html = '<p>Trang</p>'.repeat(10_000)
    const { bodies } = await compressPage(200, { html, styleHash: null })
    const first = bodies.identity
    expect(first.equals(Buffer.from(html))).toBe(true)
    expect(Array.from({ length: 100 }, () => bodies.identity === first)).not.toContain(false)
  })
})
