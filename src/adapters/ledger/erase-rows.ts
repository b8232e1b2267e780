import type { Erased } from '../../domain/registration/arrived-registration'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { erasureRecord, mayBeInSheet, phoneMark } from './erasure-record'
import { phoneMarkSecret } from './phone-mark-secret'
import { run, type Script } from './script'

/** Keys and what waits go with the rows; a record for each sheet stays. */
export function* eraseRows(phone: string, at: EpochMs): Script<Erased> {
  const held = yield* run('heldRows', { phone })
  const mark = phoneMark(yield* phoneMarkSecret(), phone)
  for (const each of held) yield* run('insertErasure', erasureRecord(each, at, mark))
  return {
    registrations: (yield* run('deleteRegistrations', { phone })).length,
    trapped: (yield* run('deleteTrapped', { phone })).length,
    toRemoveFrom: held.filter(mayBeInSheet).map(({ target }) => target),
  }
}

/** A few of the persons whose latest registration came before a moment; gives how many. */
export function* eraseExpiredRows(before: EpochMs, at: EpochMs): Script<number> {
  const expired = [
    ...(yield* run('expiredRegistrations', { before })),
    ...(yield* run('expiredTrapped', { before })),
  ]
  const phones = new Set(expired.map(({ phone }) => phone))
  for (const phone of phones) yield* eraseRows(phone, at)
  return phones.size
}
