import type { Erasing } from './erase-rows'
import { appendToRecord } from './known-record'
import { markOfPhone } from './phone-mark'
import { run, type Script } from './script'

/** Returns how many registrations counted as consent to offers; the record lets a restored ledger withdraw it again. */
export function* withdrawOffers(
  phone: string,
  { at, record }: Pick<Erasing, 'at' | 'record'>,
): Script<number> {
  const kept = yield* run('withdrawOffers', { phone })
  const trapped = yield* run('withdrawTrappedOffers', { phone })
  const count = kept.length + trapped.length
  const person = yield* markOfPhone(phone)
  if (count > 0) yield* appendToRecord(record, [{ kind: 'withdrawal', person, at }])
  return count
}
