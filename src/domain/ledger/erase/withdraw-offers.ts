import { hashOfPhone } from '../phone-hash'
import { run, type Script } from '../script'
import { appendToRecord } from './append-to-record'
import type { ErasureInput } from './erase-person'

/** Returns how many registrations counted as consent to offers; the record lets a restored ledger withdraw it again. */
export function* withdrawOffers(
  phone: string,
  { at, record }: Pick<ErasureInput, 'at' | 'record'>,
): Script<number> {
  const kept = yield* run('withdrawOffers', { phone })
  const quarantined = yield* run('withdrawQuarantinedOffers', { phone })
  const count = kept.length + quarantined.length
  const hash = yield* hashOfPhone(phone)
  if (count > 0) yield* appendToRecord(record, [{ kind: 'withdrawal', phoneHash: hash, at }])
  return count
}
