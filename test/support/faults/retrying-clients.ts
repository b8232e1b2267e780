import { setTimeout as wait } from 'node:timers/promises'
import { sendMembership } from '../send-membership'

const PAUSE_MS = 5

type Given = { readonly clients: number; readonly urlNow: () => string; readonly from: number }

/**
 * Takes how many clients send memberships at once, where, and the first number to use, starts them. Each sends what got
 * no answer again with the same key, as a browser does; `finish` ends them once all that was sent is acknowledged.
 */
export const startRetryingClients = ({ clients, urlNow, from }: Given) => {
  const acknowledged = new Set<number>()
  const unanswered = new Set<number>()
  let next = from
  let isOver = false

  const untilAcknowledged = async (n: number): Promise<void> => {
    while ((await sendMembership(urlNow(), n)) !== 200) {
      unanswered.add(n)
      await wait(PAUSE_MS)
    }
    acknowledged.add(n)
  }
  const running = Array.from({ length: clients }, async () => {
    while (!isOver) await untilAcknowledged(next++)
  })
  const finish = async (): Promise<void> => {
    isOver = true
    await Promise.all(running)
  }
  return { acknowledged, unanswered, finish }
}
