import { phoneOf } from '../fixtures/people'
import { keyOf } from '../processes/send-membership'
import { memberCells } from '../server/import-calls'
import { keptBy } from './kept-in'
import type { TraceRecorder } from './record-trace'

/**
 * Records a server that is killed, its ledger and clients that stand in for visitors, each with a tab of its own. What arrived at a
 * server that was killed is known by what it kept.
 */
export const recordClients = (recorder: TraceRecorder, dataDir: string) => {
  const { add, hashed, rowIn, rowOf, ends } = recorder
  const sheet = 'members'
  const kept = new Set<string>()
  const lastOf = new Map<string, number>()
  let attempts = 0
  const shows = (tab: string, state: string): void =>
    add({ who: 'dialog', did: 'enters', tab, dialog: 1, sheet, state })
  const keeps = (key: string, row: string, phone: string): void => {
    if (!kept.has(key)) recorder.keeps(key, row, { sheet, phone })
    kept.add(key)
  }

  return {
    /** Person `n` sends a registration. Call the result with the status of the answer, 0 for none. */
    sends: (n: number): ((status: number) => void) => {
      const tab = `tab ${n}`
      const key = hashed(keyOf(n))
      const row = rowIn(Object.values({ ...memberCells, phone: phoneOf(n) })) ?? ''
      attempts += 1
      const attempt = attempts
      if (!lastOf.has(key)) add({ who: 'visitor', did: 'opens', tab, page: 1 })
      lastOf.set(key, attempt)
      shows(tab, 'sending')
      add({ who: 'visitor', did: 'sends', attempt, tab, dialog: 1, key, row })
      return (status) => {
        if (status !== 0) add({ who: 'server', did: 'hears', attempt })
        if (status === 200) {
          keeps(key, row, phoneOf(n))
          add({ who: 'server', did: 'acknowledges', attempt })
          add({ who: 'visitor', did: 'receives', attempt })
          return shows(tab, 'editing.confirmed')
        }
        if (status !== 0) add({ who: 'server', did: 'refuses', attempt })
        add({ who: 'visitor', did: 'gives up', attempt })
        shows(tab, 'editing.failed')
      }
    },
    isKilled: (): void => {
      for (const registration of keptBy(dataDir)) {
        const key = hashed(registration.key)
        if (kept.has(key)) continue
        add({ who: 'server', did: 'hears', attempt: lastOf.get(key) ?? 0 })
        keeps(key, rowOf(registration), registration.content.phone)
      }
      add({ who: 'server', did: 'is killed' })
    },
    ends: (): void => ends(keptBy(dataDir), []),
  }
}
