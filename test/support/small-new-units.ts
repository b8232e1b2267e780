import type { NewUnits } from '../../src/domain/address/new-units'

/** The units of 2025 in the places of the small address book. */
export const smallNewUnits: NewUnits = {
  version: 'vn-test-new',
  provinces: [
    { label: 'Hà Nội', former: { 'Hà Nội': { 'Quận Ba Đình': ['phường Ngọc Hà', 'phường Giảng Võ'] } } },
    { label: 'Hồ Chí Minh', former: { 'Hồ Chí Minh': { 'Quận 1': ['phường Sài Gòn'] } } },
  ],
}
