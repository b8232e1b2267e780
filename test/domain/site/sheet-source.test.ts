import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { SheetSources, sheetNamed } from '../../../src/domain/site/sheet-source'

const sources = {
  orders: { id: 'bang-1', name: 'DatMua' },
  products: { id: 'bang-2', name: 'SanPham' },
  members: { id: 'bang-1', name: 'HoiVien' },
}

describe('SheetSources', () => {
  it('[M-113] are three, each with an id and a name', () => {
    expect(SheetSources.decode(sources)).toStrictEqual(E.right(sources))
  })

  it.each([
    { body: { orders: sources.orders, products: sources.products }, why: 'one is missing' },
    { body: { ...sources, members: { id: 'bang-1' } }, why: 'a name is missing' },
    { body: { ...sources, members: { name: 'HoiVien' } }, why: 'an id is missing' },
  ])('[M-113] are refused when $why', ({ body }) => {
    expect(E.isLeft(SheetSources.decode(body))).toBe(true)
  })

  it('[M-113] have no other properties', () => {
    expect(SheetSources.decode({ ...sources, orders: { ...sources.orders, key: 'x' } })).toStrictEqual(
      E.right(sources),
    )
  })
})

describe('sheetNamed', () => {
  it.each([
    { id: 'bang-1', name: 'DatMua', sheet: 'orders' },
    { id: 'bang-2', name: 'SanPham', sheet: 'products' },
    { id: 'bang-1', name: 'HoiVien', sheet: 'members' },
    { id: 'bang-2', name: 'DatMua', sheet: null },
    { id: 'bang-3', name: 'DatMua', sheet: null },
    { id: 'bang-1', name: 'datmua', sheet: null },
    { id: '', name: '', sheet: null },
  ])('[M-113, M-132] of $id and $name is $sheet', ({ id, name, sheet }) => {
    expect(sheetNamed(sources, { id, name })).toBe(sheet)
  })
})
