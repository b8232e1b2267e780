import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('every screen', () => {
  it.each([...readdirSync('src/ui/screens')])('has a test of its own: %s', (screen) => {
    expect(existsSync(`test/ui/screens/${screen}/${screen}-screen.test.tsx`)).toBe(true)
  })
})
