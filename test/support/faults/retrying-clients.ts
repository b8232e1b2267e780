import { setTimeout as wait } from 'node:timers/promises'
import { sendMembership } from '../processes/send-membership'

const PAUSE_MS = 5

type Given = {
  readonly clients: number
  readonly urlNow: () => string
  readonly from: number
  /** In ms, between two registrations of one client. */
  readonly restMs?: number
  /** In ms, before a registration without a response is sent again. */
  readonly pauseMs?: number
  /** Told of each call, with the number of its person; what it returns is told the status. */
  readonly watch?: (n: number) => (status: number) => void
}

/**
 * Starts clients that send memberships at once. Each sends what got no answer again with the same key, as a browser does;
 * `finish` ends them once all that was sent is acknowledged.
 */
export const startRetryingClients = ({
  clients,
  urlNow,
  from,
  restMs = 0,
  pauseMs = PAUSE_MS,
  watch = () => () => {},
}: Given) => {
  const acknowledged = new Set<number>()
  const unanswered = new Set<number>()
  /** Statuses, 0 for none. */
  const answers = new Set<number>()
  let next = from
  let isOver = false

  const send = async (n: number): Promise<boolean> => {
    const hears = watch(n)
    const status = await sendMembership(urlNow(), n)
    hears(status)
    answers.add(status)
    return status === 200
  }
  const untilAcknowledged = async (n: number): Promise<void> => {
    while (!(await send(n))) {
      unanswered.add(n)
      await wait(pauseMs)
    }
    acknowledged.add(n)
    if (restMs > 0) await wait(restMs)
  }
  const running = Array.from({ length: clients }, async () => {
    while (!isOver) await untilAcknowledged(next++)
  })
  const finish = async (): Promise<void> => {
    isOver = true
    await Promise.all(running)
  }
  return { acknowledged, unanswered, answers, finish }
}
