import { describe, expect, it } from 'vitest'
import { readingMinutes } from '../../../src/domain/news/reading-minutes'

const syllables = (count: number) => `<p class="một hai">${'chữ '.repeat(count)}</p>`

describe('the time an article takes', () => {
  it.each([
    { count: 0, minutes: 1 },
    { count: 329, minutes: 1 },
    { count: 330, minutes: 2 },
    { count: 656, minutes: 3 },
  ])('[M-062] is $minutes min for $count syllables, its tags left out', ({ count, minutes }) => {
    expect(readingMinutes(syllables(count))).toBe(minutes)
  })

  it('[M-062] counts syllables apart that only a tag or a line break separates', () => {
    expect(readingMinutes('<p>chữ</p>'.repeat(330))).toBe(2)
    expect(readingMinutes('chữ<br>'.repeat(330))).toBe(2)
    expect(readingMinutes('chữ\n\n'.repeat(330))).toBe(2)
  })
})
