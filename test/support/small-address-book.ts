import { AddressBook } from '../../src/domain/address/address-book'
import { decoded } from './decoded'

/** Three provinces of the real book, among their districts two of one name and one named by a number. */
export const smallAddressBook: AddressBook = decoded(
  AddressBook.decode({
    version: 'vn-test',
    provinces: [
      { label: 'Hà Nội', value: 1 },
      { label: 'Hà Tĩnh', value: 28 },
      { label: 'Hồ Chí Minh', value: 50 },
    ],
    districts: [
      { label: 'Ba Đình', value: 1, province_id: 1, kind: 'quận' },
      { label: 'Kỳ Anh', value: 325, province_id: 28, kind: 'huyện' },
      { label: 'Kỳ Anh', value: 327, province_id: 28, kind: 'thị xã' },
      { label: 'Quận 1', value: 550, province_id: 50, kind: 'quận' },
    ],
  }),
)
