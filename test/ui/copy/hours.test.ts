import { describe, expect, it } from 'vitest'
import { answeredFrom, withHours, withinHours } from '../../../src/ui/copy/hours'

describe('the hours in which staff answer', () => {
  it.each([
    { hours: '8:00 đến 21:00', calls: 'Trong giờ làm việc (8:00 đến 21:00)', answers: 'từ 8:00 đến 21:00' },
    { hours: '', calls: 'Trong giờ làm việc', answers: 'trong giờ làm việc' },
  ])('[A-11] are named where they are known: %j', ({ hours, calls, answers }) => {
    expect([withinHours(hours), answeredFrom(hours)]).toStrictEqual([calls, answers])
    expect(withHours('Gọi {hours}, trả lời {hours}.', hours)).toBe(`Gọi ${answers}, trả lời ${answers}.`)
  })
})
