import { districtLabel } from '../../domain/address/district-label'
import type { FoundPlace } from '../../domain/address/found-place'

/** The name of a found place in its own box: that of the district, else of the province. */
export const placeName = ({ province, district }: FoundPlace): string =>
  district === null ? province.label : districtLabel(district)

/** `nay thuộc phường Bồ Đề, Hà Nội`; null for a place found by its old name. */
export const placeNote = ({ province, district, newUnit }: FoundPlace): string | null => {
  if (newUnit === null) return null
  const now = `nay thuộc ${[newUnit.ward, newUnit.province].filter((name) => name !== null).join(', ')}`
  return district === null || province.label === newUnit.province ? now : `${province.label}, ${now}`
}

/** For a text that was typed into a place box and left without a choice. */
export const notChosenText = (typed: string): string =>
  `Bạn mới gõ “${typed}” mà chưa chọn. Mời bạn chọn một dòng gợi ý.`
