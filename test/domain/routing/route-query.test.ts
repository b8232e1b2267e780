import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryPage, queryValue } from '../../../src/domain/routing/route-query'

describe('queryValue', () => {
  it.each([
    { search: 'tabIdx=1', name: 'tabIdx', value: '1', why: 'the only one' },
    { search: 'a=1&id=sp-01&b=2', name: 'id', value: 'sp-01', why: 'one among others' },
    { search: 'id=first&id=second', name: 'id', value: 'first', why: 'the first of two' },
    { search: 'myid=1', name: 'id', value: null, why: 'another name that ends the same' },
    { search: 'id2=1', name: 'id', value: null, why: 'another name that begins the same' },
    { search: '', name: 'id', value: null, why: 'no query' },
    { search: 'id=', name: 'id', value: '', why: 'an empty value' },
    { search: 'id', name: 'id', value: '', why: 'no value' },
    { search: 'id=a=b', name: 'id', value: 'a=b', why: 'an equals sign in the value' },
    { search: 'id=a+b+c', name: 'id', value: 'a b c', why: 'blanks written as plus signs' },
    { search: 'id=a%2Bb', name: 'id', value: 'a+b', why: 'a real plus sign' },
    { search: 'id=H%C3%A0+N%E1%BB%99i', name: 'id', value: 'Hà Nội', why: 'encoded letters' },
    { search: 'id=%E0%A4', name: 'id', value: '%E0%A4', why: 'an encoding that makes no sense' },
  ])('[M-002] of $search, $name is $value: $why', ({ search, name, value }) => {
    expect(queryValue(search, name)).toBe(value)
  })

  it('[M-003] reads back every encoded value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(queryValue(`tabIdx=1&id=${encodeURIComponent(value)}`, 'id')).toBe(value)
      }),
    )
  })
})

describe('queryPage', () => {
  it.each([
    ['page=2', 2],
    ['tabIdx=1&page=10', 10],
    ['page=1', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=', 1],
    ['page=hai', 1],
    ['page=Infinity', 1],
    ['page=9007199254740992', 1],
    ['', 1],
  ])('[M-059, A-21] of %j is page %d', (search, page) => {
    expect(queryPage(search)).toBe(page)
  })
})
