import { describe, expect, it } from 'vitest'
import { sentPlace } from '../../../src/domain/registration/sent-place'
import { PLACES } from '../../support/fixtures/places'
import { smallAddressBook } from '../../support/fixtures/small-address-book'

const NONE = { province: null, district: null }
const KY_ANH = { province: PLACES.haTinh, district: PLACES.kyAnhTown }

describe('the place that a plain form sent', () => {
  it.each([
    { what: 'both', province: '28', district: '327', place: KY_ANH },
    {
      what: 'a district without its province, as a former page',
      province: null,
      district: '327',
      place: KY_ANH,
    },
    { what: 'a province only', province: '28', district: null, place: { ...NONE, province: PLACES.haTinh } },
    {
      what: 'no district of the province',
      province: '1',
      district: '327',
      place: { ...NONE, province: PLACES.haNoi },
    },
    {
      what: 'an unknown district',
      province: '28',
      district: '9',
      place: { ...NONE, province: PLACES.haTinh },
    },
    { what: 'an empty province', province: '', district: '327', place: NONE },
    { what: 'an unknown province', province: '028', district: '327', place: NONE },
    { what: 'nothing', province: null, district: null, place: NONE },
  ])('[M-082, P-001] is found from $what', ({ province, district, place }) => {
    expect(sentPlace(smallAddressBook, { province, district })).toStrictEqual(place)
  })
})
