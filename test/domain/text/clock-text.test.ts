import { describe, expect, it } from 'vitest'
import { clockText } from '../../../src/domain/text/clock-text'

describe('a place in a video', () => {
  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [599, '9:59'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [3_725, '1:02:05'],
  ])('[M-070] %d s reads %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
