import type * as TE from 'fp-ts/TaskEither'
import type { LedgerTrouble } from '../domain/ledger/ledger-failure'

/** Ends the consent to offers of everything stored under a phone number as spelled there; returns of how many registrations. */
export type WithdrawOffers = (phone: string) => TE.TaskEither<LedgerTrouble, number>
