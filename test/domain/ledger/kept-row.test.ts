import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { FoundRow, isWholeRow, KeptRow } from '../../../src/domain/ledger/kept-row'
import { referenceOf } from '../../../src/domain/registration/reference'
import { decoded } from '../../support/decoded'

const CONTENT = JSON.stringify({ name: 'Nguyễn Mẫu', planTitle: 'Gói Deluxe' })
const ROW = { id: 1, target: 'members', phone: '0900000001', content: CONTENT, at: 5 }
const FOUND = { ...ROW, consentVersion: '2026-11', isQuarantined: 0, key: 'k' }

const without = (row: object, name: string) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== name))

describe('a row of a registration', () => {
  it.each(Object.keys(ROW))('[P-004] is not read without its %s', (name) => {
    expect(E.isRight(KeptRow.decode(ROW))).toBe(true)
    expect(E.isLeft(KeptRow.decode(without(ROW, name)))).toBe(true)
    expect(isWholeRow(without(ROW, name))).toBe(false)
  })

  it('[P-020] has a version of the consent to offers, or none, and nothing else there', () => {
    const versionIn = (offersVersion: unknown) => KeptRow.decode({ ...ROW, offersVersion })
    expect(versionIn('2026-11')).toMatchObject(E.right({ offersVersion: '2026-11' }))
    expect(Object.keys(decoded(versionIn(null)))).not.toContain('offersVersion')
    expect(E.isLeft(versionIn(7))).toBe(true)
  })

  it.each([
    ['text that is no JSON', 'x'],
    ['a number', '5'],
    ['nothing', 'null'],
  ])(
    '[P-004] is read as far as it can be, with its number, where its content is %s, but is not whole',
    (_, content) => {
      expect(KeptRow.decode({ ...ROW, content })).toMatchObject(
        E.right({ id: 1, content: { phone: '0900000001' } }),
      )
      expect(isWholeRow({ ...ROW, content })).toBe(false)
    },
  )

  it('[P-004] is whole with any content that is an object', () => {
    expect([CONTENT, '{}'].map((content) => isWholeRow({ ...ROW, content }))).toStrictEqual([true, true])
  })
})

describe('a row that staff find', () => {
  it.each(['consentVersion', 'isQuarantined', 'id'])('[P-010] is not read without its %s', (name) => {
    expect(E.isLeft(FoundRow.decode(without(FOUND, name)))).toBe(true)
    expect(E.isLeft(FoundRow.decode({ ...FOUND, [name]: {} }))).toBe(true)
  })

  it('[P-010] has the reference of its key, or of its number if it is no quarantined one', () => {
    const referenceIn = (given: object) =>
      E.map(({ reference }: { readonly reference?: string }) => reference)(
        FoundRow.decode({ ...FOUND, ...given }),
      )
    expect(referenceIn({})).toStrictEqual(E.right(referenceOf('k')))
    expect(referenceIn({ key: null })).toStrictEqual(E.right(referenceOf('members 1')))
    expect(referenceIn({ isQuarantined: 1 })).toStrictEqual(E.right(referenceOf('k')))
    expect(referenceIn({ key: null, isQuarantined: 1 })).toStrictEqual(E.right(undefined))
    expect(Object.keys(decoded(FoundRow.decode(without(FOUND, 'key'))))).not.toContain('reference')
    expect(E.isLeft(FoundRow.decode({ ...FOUND, key: 7 }))).toBe(true)
  })
})
