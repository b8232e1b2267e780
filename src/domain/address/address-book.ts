import * as t from 'io-ts'
import { District } from './district'
import { Province } from './province'

/** Provinces, districts and the name of the data set they come from, which is kept with each order. */
export const AddressBook = t.readonly(
  t.type({
    version: t.string,
    provinces: t.readonlyArray(Province),
    districts: t.readonlyArray(District),
  }),
  'AddressBook',
)
export type AddressBook = t.TypeOf<typeof AddressBook>

/** The book before its data has been loaded: it knows no place. */
export const emptyAddressBook: AddressBook = { version: '', provinces: [], districts: [] }
