import type { LedgerStatus, Released } from '../../domain/ledger/ledger-status'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import { only, run, type Script } from './script'

export function* readStatus(): Script<LedgerStatus> {
  return { ...(yield* only('counts', {})), haltedTargets: yield* run('haltedTargets', {}) }
}

export function* releaseParked(): Script<Released> {
  const batches = yield* run('releaseBatches', {})
  yield* run('retryBatches', {})
  yield* run('retryRemovals', {})
  const targets = yield* run('liftHalts', {})
  return { batches: batches.length, targets: targets.length }
}

type Page = ReadonlyArray<KeptRegistration>

export async function* readAll(target: Target, read: (page: Script<Page>) => Page | Promise<Page>) {
  let page = await read(run('registrationPage', { target, after: 0 }))
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await read(run('registrationPage', { target, after: last.id }))
  }
}
