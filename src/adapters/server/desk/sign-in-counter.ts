import { isBlocked, recentFailures } from '../../../domain/access/failed-sign-ins'
import { setLatest } from '../../../domain/cache/set-latest'
import type { EpochMs } from '../../../domain/time/epoch-ms'
import type { Now } from '../../../ports/clock'

const ADDRESSES_REMEMBERED = 100_000

export type SignInCounter = {
  readonly isBlocked: (address: string) => boolean
  readonly note: (address: string) => void
}

/** Counts the failed tries of each address in memory. */
export const createSignInCounter = (now: Now): SignInCounter => {
  const failed = new Map<string, ReadonlyArray<EpochMs>>()
  return {
    isBlocked: (address) => isBlocked(failed.get(address) ?? [], now()),
    note: (address) => {
      const at = now()
      const times = recentFailures(failed.get(address) ?? [], at)
      setLatest(failed, address, [...times, at], ADDRESSES_REMEMBERED)
    },
  }
}
