import * as t from 'io-ts'
import { District } from './district'
import { Province } from './province'

export const AddressBook = t.readonly(
  t.type({
    version: t.string,
    provinces: t.readonlyArray(Province),
    districts: t.readonlyArray(District),
  }),
  'AddressBook',
)
export type AddressBook = t.TypeOf<typeof AddressBook>

export const emptyAddressBook: AddressBook = { version: '', provinces: [], districts: [] }
