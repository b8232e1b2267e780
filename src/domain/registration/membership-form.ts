import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { findPlan, type MembershipPlan } from '../membership/membership-plan'
import { type ConsentError, decodeConsent } from './consent'
import type { Membership } from './membership'
import type { MembershipDraft } from './membership-draft'
import { decodePersonName, type PersonName, type PersonNameError } from './person-name'
import { decodePhoneNumber, type PhoneNumber, type PhoneNumberError } from './phone-number'

export type PlanError = 'planRequired'

/** Every field of the membership form, each decoded on its own. */
export type MembershipFields = {
  readonly name: E.Either<PersonNameError, PersonName>
  readonly phone: E.Either<PhoneNumberError, PhoneNumber>
  readonly plan: E.Either<PlanError, MembershipPlan>
  readonly consent: E.Either<ConsentError, true>
}

/** A plan id as it comes from outside, which may be no plan at all. */
type LooseDraft = Omit<MembershipDraft, 'planId'> & { readonly planId: number | null }

/** Takes a draft, gives each field decoded (M-121..M-123, M-126). */
export const decodeMembershipFields = (draft: LooseDraft): MembershipFields => ({
  name: decodePersonName(draft.name),
  phone: decodePhoneNumber(draft.phone),
  plan: pipe(
    findPlan(draft.planId),
    E.fromOption(() => 'planRequired'),
  ),
  consent: decodeConsent(draft.consent),
})

/** Takes a draft, gives the membership, or all fields where any of them is wrong (M-121..M-123, M-126). */
export const decodeMembershipForm = (draft: LooseDraft): E.Either<MembershipFields, Membership> => {
  const fields = decodeMembershipFields(draft)
  return pipe(
    sequenceS(E.Apply)(fields as Widened),
    E.bimap(
      () => fields,
      ({ name, phone, plan }) => ({ name, phone, planTitle: plan.title }),
    ),
  )
}

type Widened = {
  readonly [K in keyof MembershipFields]: MembershipFields[K] extends E.Either<unknown, infer A>
    ? E.Either<string, A>
    : never
}
