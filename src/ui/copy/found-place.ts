import { districtLabel } from '../../domain/address/district-label'
import type { FoundPlace } from '../../domain/address/place-search'

/** Takes a place, gives what the form shows and a row holds of it: the district, or the province where there is none. */
export const placeName = ({ province, district }: FoundPlace): string =>
  district === null ? province.label : districtLabel(district)

/** Takes a place, gives what tells it from others by its new name: `nay thuộc phường Bồ Đề, Hà Nội`; null under its old one. */
export const placeNote = ({ province, district, newUnit }: FoundPlace): string | null => {
  if (newUnit === null) return null
  const now = `nay thuộc ${[newUnit.ward, newUnit.province].filter((name) => name !== null).join(', ')}`
  return district === null || province.label === newUnit.province ? now : `${province.label}, ${now}`
}
