import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { LooseCount, LooseId, LooseText, looseList } from '../../../src/domain/codec/loose-text'

const read = <A>(codec: t.Decoder<unknown, A>, input: unknown) => O.fromEither(codec.decode(input))

describe('LooseText', () => {
  it.each([
    ['Bài', O.some('Bài')],
    ['', O.some('')],
    [null, O.some('')],
    [undefined, O.some('')],
    [7, O.none],
    [{}, O.none],
  ])('[M-105] reads %j', (input, text) => {
    expect(read(LooseText, input)).toStrictEqual(text)
  })

  it('[M-105] is text', () => {
    expect([LooseText.is(''), LooseText.is(null)]).toStrictEqual([true, false])
  })
})

describe('LooseId', () => {
  it.each([
    ['a1', O.some('a1')],
    [17, O.some('17')],
    [0, O.some('0')],
    ['', O.none],
    [null, O.none],
    [undefined, O.none],
    [{}, O.none],
  ])('[M-105, M-128] reads %j', (input, id) => {
    expect(read(LooseId, input)).toStrictEqual(id)
  })

  it('[M-105] says what an empty id lacks', () => {
    expect(
      E.mapLeft((errors: t.Errors) => errors.map(({ message }) => message))(LooseId.decode('')),
    ).toStrictEqual(E.left(['the id is empty']))
  })

  it('[M-105] is text that is not empty', () => {
    expect([LooseId.is('a'), LooseId.is(''), LooseId.is(17)]).toStrictEqual([true, false, false])
  })
})

describe('LooseCount', () => {
  it.each([
    [75, O.some(75)],
    [0, O.some(0)],
    [null, O.some(0)],
    [undefined, O.some(0)],
    [-1, O.none],
    [Number.NaN, O.none],
    ['75', O.none],
  ])('[M-130] reads %j', (input, count) => {
    expect(read(LooseCount, input)).toStrictEqual(count)
  })

  it('[M-130] is a number from 0', () => {
    expect([LooseCount.is(0), LooseCount.is(-1), LooseCount.is('1')]).toStrictEqual([true, false, false])
  })
})

describe('looseList', () => {
  const texts = looseList(t.string)

  it.each([
    [['a', 'b'], O.some(['a', 'b'])],
    [[], O.some([])],
    [null, O.some([])],
    [undefined, O.some([])],
    [['a', 1], O.none],
    [{}, O.none],
    ['a', O.none],
  ])('[M-105, M-131] reads %j', (input, list) => {
    expect(read(texts, input)).toStrictEqual(list)
  })

  it('[M-105] is a list of its items', () => {
    expect([texts.is(['a']), texts.is([1]), texts.is(null)]).toStrictEqual([true, false, false])
  })
})
