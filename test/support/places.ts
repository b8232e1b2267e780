import type { District } from '../../src/domain/address/district'
import type { Province } from '../../src/domain/address/province'
import { smallAddressBook } from './small-address-book'

const province = (id: number): Province => {
  const found = smallAddressBook.provinces.find(({ value }) => value === id)
  if (found === undefined) throw new Error(`no province ${id} in the small book`)
  return found
}

const district = (id: number): District => {
  const found = smallAddressBook.districts.find(({ value }) => value === id)
  if (found === undefined) throw new Error(`no district ${id} in the small book`)
  return found
}

/** Places of the small address book. */
export const PLACES = {
  haNoi: province(1),
  baDinh: district(1),
  haTinh: province(28),
  kyAnhDistrict: district(325),
  kyAnhTown: district(327),
} as const
