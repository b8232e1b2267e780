import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { districtLabel } from '../../../src/domain/address/district-label'
import { addressBook } from '../../support/fixtures/address-book'
import { newUnits } from '../../support/fixtures/new-units'

const FILES = ['provinces-63.json', 'provinces-34.json'].map((name) => `src/domain/address/${name}`)

const former = newUnits.provinces.flatMap((province) => Object.entries(province.former))
const wardsOf = (label: string) =>
  new Set(
    newUnits.provinces
      .filter((province) => province.label === label)
      .flatMap((province) =>
        Object.values(province.former).flatMap((districts) => Object.values(districts).flat()),
      ),
  )

describe('the units of 2025', () => {
  it('[A-39] are 34 provinces and 3,321 wards, with unique names within a province', () => {
    expect(newUnits.provinces).toHaveLength(34)
    expect(newUnits.provinces.reduce((sum, { label }) => sum + wardsOf(label).size, 0)).toBe(3321)
  })

  it('[A-39] list the wards of each of the 705 districts of the address book', () => {
    expect(former.map(([label]) => label).toSorted()).toStrictEqual(
      addressBook.provinces.map(({ label }) => label).toSorted(),
    )
    const inBook = addressBook.districts.map(
      (district) => `${addressBook.provinces[district.province_id - 1]?.label}: ${districtLabel(district)}`,
    )
    const listed = former.flatMap(([province, districts]) =>
      Object.keys(districts).map((district) => `${province}: ${district}`),
    )
    expect(listed.toSorted()).toStrictEqual(inBook.toSorted())
    expect(
      former.flatMap(([, districts]) => Object.values(districts).filter(({ length }) => length === 0)),
    ).toStrictEqual([])
  })

  it('[A-39] are written with their kind, composed and trimmed', () => {
    const names = former.flatMap(([, districts]) => Object.values(districts).flat())
    expect(names.filter((name) => !/^(phường|xã|đặc khu) \S/.test(name))).toStrictEqual([])
    expect(names.filter((name) => name !== name.normalize('NFC').trim())).toStrictEqual([])
  })

  it('[A-39] and the districts are at most 60 kB in total', () => {
    const bytes = FILES.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)
    expect(bytes).toBeLessThanOrEqual(60_000)
  })
})
