import type { AddressBook } from '../address/address-book'
import type { District } from '../address/district'
import { findProvince } from '../address/find-place'
import type { Province } from '../address/province'

/** The ids as texts; null for a field that was not sent. */
type SentIds = { readonly province: string | null; readonly district: string | null }

type SentPlace = { readonly province: Province | null; readonly district: District | null }

/** The place that a plain form sent; a page of the former release sends a district without its province. */
export const sentPlace = (book: AddressBook, sent: SentIds): SentPlace => {
  const wanted = book.districts.find(({ value }) => String(value) === sent.district) ?? null
  const province =
    sent.province === null
      ? findProvince(book)(wanted?.province_id ?? null)
      : (book.provinces.find(({ value }) => String(value) === sent.province) ?? null)
  return { province, district: wanted?.province_id === province?.value ? wanted : null }
}
