import * as t from 'io-ts'
import { ProvinceId } from './province'

type DistrictIdBrand = { readonly DistrictId: unique symbol }

/** A whole number from 1. It alone identifies a district: a province may have two of the same name. */
export const DistrictId = t.brand(
  t.number,
  (n): n is t.Branded<number, DistrictIdBrand> => Number.isInteger(n) && n >= 1,
  'DistrictId',
)
export type DistrictId = t.TypeOf<typeof DistrictId>

const DistrictKind = t.keyof({ quận: null, huyện: null, 'thị xã': null, 'thành phố': null })
export type DistrictKind = t.TypeOf<typeof DistrictKind>

export const District = t.readonly(
  t.type({ label: t.string, value: DistrictId, province_id: ProvinceId, kind: DistrictKind }),
  'District',
)
export type District = t.TypeOf<typeof District>
