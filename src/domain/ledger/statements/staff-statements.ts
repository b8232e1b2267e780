import * as t from 'io-ts'
import { Target } from '../../registration/registration'
import { FoundRow, KeptRow } from '../kept-row'
import { change, IdRow, type NoValues, type OfPhone, type OfTarget, one, query } from './statement'

const Counts = t.strict({
  pending: t.number,
  oldestPendingAt: t.union([t.number, t.null]),
  parkedRows: t.number,
  lastError: t.union([t.string, t.null]),
  quarantined: t.number,
  queuedRemovals: t.number,
})
const FailedReading = t.strict({ target: Target, reason: t.string })
const Halt = t.strict({ target: Target, reason: t.string, at: t.number })

export const STAFF_STATEMENTS = {
  counts: one(Counts)<NoValues>(),
  haltedTargets: query(Halt)<NoValues>(),
  failedReadings: query(FailedReading)<NoValues>(),
  releaseBatches: query(IdRow)<NoValues>(),
  retryBatches: change<NoValues>(),
  retryRemovals: change<NoValues>(),
  liftHalts: query(t.type({ target: t.string }))<NoValues>(),
  registrationPage: query(KeptRow)<OfTarget & { readonly after: number }>(),
  withdrawOffers: query(IdRow)<OfPhone>(),
  withdrawQuarantinedOffers: query(IdRow)<OfPhone>(),
  foundByPhone: query(FoundRow)<OfPhone>(),
}
