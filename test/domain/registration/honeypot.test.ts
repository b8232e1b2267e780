import { describe, expect, it } from 'vitest'
import { isHoneypotFilled } from '../../../src/domain/registration/honeypot'

describe('the honeypot', () => {
  it.each(['x', ' x '])('[P-001] is filled in: %j', (honeypot) => {
    expect(isHoneypotFilled(honeypot)).toBe(true)
  })

  it.each(['', ' ', '\t\n'])('[P-001] is not filled in: %j', (honeypot) => {
    expect(isHoneypotFilled(honeypot)).toBe(false)
  })
})
