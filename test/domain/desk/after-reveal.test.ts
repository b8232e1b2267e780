import { describe, expect, it } from 'vitest'
import { afterReveal } from '../../../src/domain/desk/after-reveal'

const form = (state: string, seen: string) => ({
  state,
  note: 'ngõ 3',
  callAt: '2030-01-02T18:30',
  seen,
  prices: '',
})
const UNANSWERED = { stepNumber: 1, state: 'unanswered' } as const
const CONFIRMED = { stepNumber: 2, state: 'confirmed' } as const
const NOW = { isOpenedByOther: false, state: 'confirmed', steps: [UNANSWERED, CONFIRMED] } as const

describe('the form after `Hiện số` was pressed', () => {
  it.each([
    { what: 'the page showed the last step', typed: form('confirmed', '2') },
    { what: 'the page showed a later step than is known', typed: form('sent', '3') },
    { what: 'the page did not say what it showed', typed: form('confirmed', '') },
    { what: 'the page said something else than a number', typed: form('confirmed', 'x') },
  ])('[P-018] is as it was typed if $what', ({ typed }) => {
    expect(afterReveal({ ...NOW, typed })).toStrictEqual({ typed })
  })

  it('[P-018] is as it was typed if nothing was done yet', () => {
    const typed = form('new', '0')
    expect(afterReveal({ isOpenedByOther: false, state: 'new', steps: [], typed })).toStrictEqual({ typed })
  })

  it.each([
    { what: 'the state of the first step', typed: form('unanswered', '1') },
    { what: 'the state before the first step', typed: form('new', '0') },
  ])('[P-018] has the present state in place of $what, which was only shown', ({ typed }) => {
    expect(afterReveal({ ...NOW, typed })).toStrictEqual({
      typed: { ...typed, state: 'confirmed' },
      problem: { tag: 'meanwhile', last: CONFIRMED },
    })
  })

  it.each([form('cancelled', '1'), form('unanswered', '0'), form('', '1')])(
    '[P-018] keeps a state that was chosen, and tells of the last step: $state after $seen',
    (typed) => {
      expect(afterReveal({ ...NOW, typed })).toStrictEqual({
        typed,
        problem: { tag: 'meanwhile', last: CONFIRMED },
      })
    },
  )

  it('[P-016, P-018] tells that another employee is signed in, whatever was done', () => {
    const typed = form('unanswered', '1')
    expect(afterReveal({ ...NOW, isOpenedByOther: true, typed })).toStrictEqual({
      typed,
      problem: { tag: 'otherName' },
    })
  })
})
