import { AddressBook } from '../../src/domain/address/address-book'
import book from '../../src/domain/address/provinces-63.json' with { type: 'json' }
import { decoded } from './decoded'

/** The site's own address book. */
export const addressBook: AddressBook = decoded(AddressBook.decode(book))
