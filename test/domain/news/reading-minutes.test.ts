import { describe, expect, it } from 'vitest'
import { readingMinutes } from '../../../src/domain/news/reading-minutes'

const syllables = (count: number) => `<p class="một hai">${'chữ '.repeat(count)}</p>`

describe('the time an article takes', () => {
  it.each([
    { count: 0, minutes: 1 },
    { count: 389, minutes: 1 },
    { count: 390, minutes: 2 },
    { count: 1_040, minutes: 4 },
  ])('[M-062] is $minutes min for $count syllables, its tags left out', ({ count, minutes }) => {
    expect(readingMinutes(syllables(count))).toBe(minutes)
  })
})
