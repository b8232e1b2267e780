import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { KeepFailure } from '../../../domain/ledger/ledger-failure'
import type { Idempotency, KeptAnswer } from '../../../domain/registration/arrived-registration'
import {
  type ConsentError,
  type ConsentMode,
  cleanConsentVersion,
  isConsentGiven,
  recordedOffers,
  recordedVersion,
} from '../../../domain/registration/consent'
import { isHoneypotFilled } from '../../../domain/registration/honeypot'
import type { Registration, Target } from '../../../domain/registration/registration'
import type { Now } from '../../../ports/clock'
import type { FindKept, KeepRegistration } from '../../../ports/ledger'
import type { FindServed } from './find-served'

export type Arrival<Refusal> = {
  readonly target: Target
  readonly idempotency: Idempotency | null
  readonly honeypot: string
  /** The version of the policy as the visitor's page named it; null if it named none. */
  readonly consent: string | null
  /** The version beside the box for offers; null if it was not ticked. */
  readonly offers: string | null
  readonly registration: TE.TaskEither<Refusal, Registration>
}

export type KeepArrival = <Refusal>(
  arrival: Arrival<Refusal>,
) => TE.TaskEither<Refusal | KeepFailure | ConsentError, KeptAnswer>

export type KeepArrivalDeps = {
  readonly keepRegistration: KeepRegistration
  readonly findKept: FindKept
  readonly findServed: FindServed
  readonly now: Now
  readonly consentMode: ConsentMode
  /** Whether the forms ask for consent to offers. */
  readonly asksForOffers: boolean
  readonly addressVersion: string
}

/**
 * Keeps, repeats, quarantines or refuses a registration that was sent by the program or by a plain form:
 *
 * 1. If it cannot be decoded or lacks consent, a known key gets its first answer, and any other key is refused.
 * 2. Otherwise the ledger stores it, in quarantine if the honeypot is filled in, or repeats the answer to a known key.
 */
export const createKeepArrival = (deps: KeepArrivalDeps): KeepArrival => {
  const isServed = async (named: string | null): Promise<boolean> =>
    named !== null &&
    (await deps.findServed(({ what, id }) => what === 'consent' && cleanConsentVersion(id) === named)) !==
      undefined

  const recordedVersions = async (consent: string | null, offers: string | null) => ({
    consentVersion: recordedVersion(consent, await isServed(consent)),
    offersVersion: recordedOffers(offers, deps.asksForOffers && (await isServed(offers))),
  })

  return ({ target, idempotency, honeypot, consent, offers, registration }) => {
    const isQuarantined = isHoneypotFilled(honeypot)

    /** The first answer to a known key, even if its content, such as a removed product, would be refused now. */
    const keptBefore = <Refusal>(refusal: Refusal) =>
      pipe(
        idempotency === null ? TE.right(O.none) : deps.findKept(target, idempotency),
        TE.map(O.filter((kept) => isQuarantined || !kept.isQuarantined)),
        TE.chainW(TE.fromOption(() => refusal)),
      )

    return pipe(
      registration,
      TE.bindTo('decoded'),
      TE.bind('versions', () => TE.fromTask(() => recordedVersions(consent, offers))),
      TE.filterOrElseW(
        ({ versions }) => isConsentGiven(deps.consentMode, versions.consentVersion),
        (): ConsentError => 'consentRequired',
      ),
      TE.foldW(keptBefore, ({ decoded, versions }) =>
        deps.keepRegistration({
          ...decoded,
          receivedAt: deps.now(),
          idempotency,
          ...versions,
          addressVersion: target === 'orders' ? deps.addressVersion : null,
          isQuarantined,
        }),
      ),
    )
  }
}
