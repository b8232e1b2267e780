import { readFile } from 'node:fs/promises'
import { compared, spelled, withoutKind } from './names.mjs'

const book = JSON.parse(await readFile('src/domain/address/provinces-63.json', 'utf8'))

/** Districts of 2025 with the older districts that they replaced, which the address book has. */
const MADE_OF = {
  'Quận Thuận Hóa': ['Thành phố Huế'],
  'Quận Phú Xuân': ['Thành phố Huế'],
  'Thị xã Chũ': ['Huyện Lục Ngạn'],
  'Huyện Long Đất': ['Huyện Long Điền', 'Huyện Đất Đỏ'],
}
const RENAMED = { Huế: 'Thừa Thiên Huế' }

export const districtLabel = ({ kind, label }) => {
  const spelledKind = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} `
  return label.startsWith(spelledKind) ? label : `${spelledKind}${label}`
}

export const isMadeOfOthers = (name) => spelled(name) in MADE_OF

export const provinceNamed = (name) => {
  const wanted = compared(RENAMED[withoutKind(name)] ?? withoutKind(name))
  return book.provinces.find(({ label }) => compared(label) === wanted)
}

export const districtsIn = (province) =>
  book.districts.filter(({ province_id }) => province_id === province.value)

/** By kind and name, otherwise by name only, because a district may have become a town. */
export const districtsNamed = (province, name) => {
  const labels = MADE_OF[spelled(name)] ?? [name]
  const exact = districtsIn(province).filter((district) =>
    labels.some((label) => compared(label) === compared(districtLabel(district))),
  )
  return exact.length > 0
    ? exact
    : districtsIn(province).filter(
        (district) => compared(withoutKind(districtLabel(district))) === compared(withoutKind(name)),
      )
}
