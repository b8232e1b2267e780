import type { ArrivedRegistration } from '../../../src/domain/registration/arrived-registration'
import type { KeptRegistration } from '../../../src/domain/registration/registration'
import { aMembership } from '../fixtures/a-membership'
import { anOrder } from '../fixtures/an-order'
import { memberPhoneOf, personName, phoneOf } from '../fixtures/people'

type Given = Partial<
  Pick<
    ArrivedRegistration,
    'receivedAt' | 'idempotency' | 'consentVersion' | 'offersVersion' | 'addressVersion' | 'isQuarantined'
  >
>

/** 2026-11-20 08:30:00 in Vietnam. */
export const ARRIVED_AT = Date.UTC(2026, 10, 20, 1, 30)

const cameWith = {
  receivedAt: ARRIVED_AT,
  idempotency: null,
  consentVersion: '2026-11',
  offersVersion: null,
  addressVersion: null,
  isQuarantined: false,
}

/** What a registration came with that names an attempt; `bodyHash` is that of its body. */
export const withKey = (key: string, bodyHash = 'h') => ({ idempotency: { key, bodyHash } })

/** The number `n` tells people apart. */
export const anArrivedOrder = (n: number, given: Given = {}): ArrivedRegistration => ({
  target: 'orders',
  content: anOrder({
    name: personName(`Nguyễn Mẫu ${n}`),
    phone: phoneOf(n),
    titles: ['Hàu biển', 'Sâm cau, loại lớn'],
  }),
  ...cameWith,
  addressVersion: 'vn-63',
  ...given,
})

/** The number `n` tells people apart. */
export const anArrivedMembership = (
  n: number,
  given: Given = {},
  name = `Trần Mẫu ${n}`,
): ArrivedRegistration => ({
  target: 'members',
  content: aMembership({
    name: personName(name),
    phone: memberPhoneOf(n),
    planTitle: 'Gói Deluxe',
  }),
  ...cameWith,
  ...given,
})

/** The order of person `n` as the ledger holds it, under the same number. */
export const aKeptOrder = (n: number): KeptRegistration => {
  const { offersVersion: _, ...arrived } = anArrivedOrder(n)
  return { ...arrived, id: n, at: arrived.receivedAt }
}
