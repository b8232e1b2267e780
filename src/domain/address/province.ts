import * as t from 'io-ts'

type ProvinceIdBrand = { readonly ProvinceId: unique symbol }

/** A whole number from 1: Hà Nội is 1, Hồ Chí Minh 50 (M-111). */
export const ProvinceId = t.brand(
  t.number,
  (n): n is t.Branded<number, ProvinceIdBrand> => Number.isInteger(n) && n >= 1,
  'ProvinceId',
)
export type ProvinceId = t.TypeOf<typeof ProvinceId>

export const Province = t.readonly(t.type({ label: t.string, value: ProvinceId }), 'Province')
export type Province = t.TypeOf<typeof Province>

const LARGEST: ReadonlyArray<number> = [1, 50]

/** Sorts provinces: the two largest cities first, the others in the order given (M-081). */
export const inShownOrder = (provinces: ReadonlyArray<Province>): ReadonlyArray<Province> => {
  const isLargest = ({ value }: Province) => LARGEST.includes(value)
  return [...provinces.filter(isLargest), ...provinces.filter((province) => !isLargest(province))]
}
