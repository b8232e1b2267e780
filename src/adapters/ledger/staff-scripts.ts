import type { LedgerStatus, Released } from '../../domain/ledger/ledger-status'
import type { FoundRegistration } from '../../domain/registration/arrived-registration'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import { first, run, type Script } from './script'

export const EMPTY_STATUS: LedgerStatus = {
  pending: 0,
  oldestPendingAt: null,
  parkedRows: 0,
  lastError: null,
  trapped: 0,
  queuedRemovals: 0,
  haltedTargets: [],
}

export function* readStatus(): Script<LedgerStatus> {
  const counts = yield* first('counts', {})
  return { ...EMPTY_STATUS, ...counts, haltedTargets: yield* run('haltedTargets', {}) }
}

export function* releaseParked(): Script<Released> {
  const batches = yield* run('releaseBatches', {})
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  const targets = yield* run('liftHalts', {})
  return { batches: batches.length, targets: targets.length }
}

export const findByPhone = (phone: string): Script<ReadonlyArray<FoundRegistration>> =>
  run('foundByPhone', { phone })

type Page = ReadonlyArray<KeptRegistration>

export async function* readAll(target: Target, read: (page: Script<Page>) => Page | Promise<Page>) {
  let page = await read(run('registrationPage', { target, after: 0 }))
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await read(run('registrationPage', { target, after: last.id }))
  }
}
