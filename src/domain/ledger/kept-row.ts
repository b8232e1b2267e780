import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import type { FoundRegistration } from '../registration/arrived-registration'
import { keptRegistration } from '../registration/form-columns'
import { MEMBERSHIP_FORM } from '../registration/membership-form'
import { ORDER_FORM } from '../registration/order-form'
import { referenceFor } from '../registration/reference'
import { type KeptRegistration, Target } from '../registration/registration'
import { Flag } from './statements/statement'

const StoredRow = t.intersection([
  t.type({ id: t.number, target: Target, phone: t.string, content: t.string, at: t.number }),
  t.partial({ offersVersion: t.union([t.string, t.null]) }),
])
type StoredRow = t.TypeOf<typeof StoredRow>

const keptOrder = keptRegistration(ORDER_FORM)
const keptMembership = keptRegistration(MEMBERSHIP_FORM)

const toKept = (
  { id, target, at, phone, offersVersion = null }: StoredRow,
  parsed: unknown,
): KeptRegistration => {
  const read = typeof parsed === 'object' ? { ...parsed, phone } : { phone }
  const kept = { id, at, ...(offersVersion === null ? {} : { offersVersion }) }
  return target === 'orders'
    ? { target, content: keptOrder(read), ...kept }
    : { target, content: keptMembership(read), ...kept }
}

const parsedContent = (row: StoredRow): unknown =>
  pipe(
    J.parse(row.content),
    E.getOrElseW(() => null),
  )

/** Decodes a kept registration, also partly from content of another shape. */
export const KeptRow = {
  decode: (row: unknown): t.Validation<KeptRegistration> =>
    pipe(
      StoredRow.decode(row),
      E.map((stored) => toKept(stored, parsedContent(stored))),
    ),
}

/** Whether the row has the shape in which it was written; `KeptRow` then decodes it even if fields are missing. */
export const isWholeRow = (row: unknown): boolean =>
  StoredRow.is(row) && t.UnknownRecord.is(parsedContent(row))

const Found = t.intersection([
  StoredRow,
  t.type({ consentVersion: t.union([t.string, t.null]), isQuarantined: Flag }),
  t.partial({ key: t.union([t.string, t.null]) }),
])

/** The reference; null for a quarantined registration without a key, whose id is not one of registrations. */
const referenceIn = (kept: KeptRegistration, key: string | null | undefined, isQuarantined: boolean) =>
  key === undefined || (key === null && isQuarantined) ? {} : { reference: referenceFor(kept, key) }

/** As `KeptRow`, for a found registration. */
export const FoundRow = {
  decode: (row: unknown): t.Validation<FoundRegistration> =>
    pipe(
      Found.decode(row),
      E.map(({ consentVersion, isQuarantined, key, ...stored }) => {
        const kept = toKept(stored, parsedContent(stored))
        return {
          ...kept,
          ...referenceIn(kept, key, isQuarantined),
          consentVersion,
          isQuarantined,
        }
      }),
    ),
}
