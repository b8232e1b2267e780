import fc from 'fast-check'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chosenTitles, joinTitles, splitTitles } from '../../../src/domain/registration/product-titles'
import { productId } from '../../support/fixtures/a-product'

describe('chosenTitles', () => {
  it('[M-107] keeps the order of choosing', () => {
    expect(
      chosenTitles([
        { id: productId('b'), title: 'Viên B', chosenAt: 1 },
        { id: productId('a'), title: 'Viên A', chosenAt: 2 },
      ]),
    ).toStrictEqual(['Viên B', 'Viên A'])
  })
})

describe('joinTitles', () => {
  it.each([
    { titles: [], cell: '' },
    { titles: ['Viên A'], cell: 'Viên A' },
    { titles: ['Viên B', 'Viên A'], cell: 'Viên B,Viên A' },
  ])('[M-107, A-37] of $titles is $cell', ({ titles, cell }) => {
    expect(joinTitles(titles)).toBe(cell)
  })
})

describe('splitTitles', () => {
  it.each([
    { known: ['Viên A', 'Viên B'], cell: 'Viên B,Viên A', titles: ['Viên B', 'Viên A'], why: 'two titles' },
    { known: ['Viên A'], cell: 'Viên A,Viên A', titles: ['Viên A', 'Viên A'], why: 'one title twice' },
    { known: ['Kẽm, 30 viên'], cell: 'Kẽm, 30 viên', titles: ['Kẽm, 30 viên'], why: 'a comma in a title' },
    { known: ['a', 'b', 'a,b'], cell: 'a,b', titles: ['a,b'], why: 'the longest that fits first' },
    { known: ['a', 'a,b', 'b,c'], cell: 'a,b,c', titles: ['a', 'b,c'], why: 'back from a dead end' },
    { known: ['a', 'ab'], cell: 'ab', titles: ['ab'], why: 'a title that begins like another' },
    { known: ['a', 'ab'], cell: 'ab,a', titles: ['ab', 'a'], why: 'a title that begins like another' },
  ])('[M-106, M-107] reads $cell: $why', ({ known, cell, titles }) => {
    expect(splitTitles(known)(cell)).toStrictEqual(O.some(titles))
  })

  it.each([
    { known: ['Viên A'], cell: '', why: 'no title' },
    { known: ['Viên A', ''], cell: '', why: 'no title, even where one is empty' },
    { known: ['Viên A'], cell: 'Viên C', why: 'an unknown title' },
    { known: ['Viên A'], cell: 'Viên A,Viên C', why: 'an unknown title behind a known one' },
    { known: ['Viên A'], cell: 'Viên C,Viên A', why: 'an unknown title before a known one' },
    { known: ['Viên A'], cell: 'Viên A,', why: 'a comma at the end' },
    { known: ['Viên A'], cell: ',Viên A', why: 'a comma at the start' },
    { known: ['Viên A'], cell: 'Viên A;Viên A', why: 'another separator' },
    { known: ['Viên A'], cell: 'Viên A, Viên A', why: 'a blank behind the comma' },
    { known: ['Viên A'], cell: 'viên a', why: 'another case' },
    { known: [], cell: 'Viên A', why: 'an empty catalogue' },
  ])('[M-106, M-132] refuses $cell: $why', ({ known, cell }) => {
    expect(splitTitles(known)(cell)).toStrictEqual(O.none)
  })

  it('[M-107] splits every joined cell into titles that join to the same cell', () => {
    const catalogue = fc.uniqueArray(fc.stringMatching(/^[a-c][a-c ,]{0,5}$/), { minLength: 1, maxLength: 6 })
    const order = catalogue.chain((known) =>
      fc.tuple(fc.constant(known), fc.array(fc.constantFrom(...known), { minLength: 1, maxLength: 10 })),
    )
    fc.assert(
      fc.property(order, ([known, titles]) => {
        const read = splitTitles(known)(joinTitles(titles))
        expect(pipe(read, O.map(joinTitles))).toStrictEqual(O.some(joinTitles(titles)))
        expect(
          pipe(
            read,
            O.map((all) => all.every((title) => known.includes(title))),
          ),
        ).toStrictEqual(O.some(true))
      }),
    )
  })

  it('[M-107] returns the same titles if none ends like another begins', () => {
    const name = fc.stringMatching(/^[a-c,]{0,5}$/)
    const catalogue = fc.uniqueArray(name, { minLength: 1, maxLength: 6 })
    const order = catalogue.chain((names) =>
      fc.tuple(
        fc.constant(names.map((body) => `<${body}>`)),
        fc.array(fc.constantFrom(...names.map((body) => `<${body}>`)), { minLength: 1, maxLength: 10 }),
      ),
    )
    fc.assert(
      fc.property(order, ([known, titles]) => {
        expect(splitTitles(known)(joinTitles(titles))).toStrictEqual(O.some(titles))
      }),
    )
  })

  it('[M-107] looks at each position once for each title, if many titles match at every position', () => {
    const { startsWith } = String.prototype
    const counted = vi.spyOn(String.prototype, 'startsWith')
    onTestFinished(() => counted.mockRestore())
    let comparisons = 0
    counted.mockImplementation(function (this: string, ...given) {
      comparisons += 1
      // Two for each: the title, and the comma behind it.
      if (comparisons > 2 * 20 * 401) throw new Error('a position is looked at again')
      return startsWith.apply(this, given)
    })
    const known = Array.from({ length: 20 }, (_, index) =>
      Array(index + 1)
        .fill('a')
        .join(','),
    )
    expect(splitTitles(known)(`${Array(400).fill('a').join(',')},b`)).toStrictEqual(O.none)
  })
})
