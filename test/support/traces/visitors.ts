import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ArrivedRegistration, KeptAnswer } from '../../../src/domain/registration/arrived-registration'
import { anArrivedOrder } from '../arrived'
import type { VirtualTime } from '../delivery-simulation/virtual-time'
import type { TraceRecorder } from './record-trace'

type Deps = {
  readonly time: VirtualTime
  readonly random: () => number
  readonly recorder: TraceRecorder
  readonly keep: (arrived: ArrivedRegistration) => TE.TaskEither<unknown, KeptAnswer>
}

const WAY_MS = 200
const RETRY_MS = 3_000
const LOST_PART = 0.3

/**
 * Visitors, each of whom sends a registration under its key until it is acknowledged, over a network that loses, delays and
 * repeats calls and answers.
 */
export const createVisitors = ({ time, random, recorder, keep }: Deps) => {
  const { add, hashed } = recorder

  const acknowledged = new Set<number>()
  const underWay = new Map<number, number>()
  const count = (n: number, by: 1 | -1): void => void underWay.set(n, (underWay.get(n) ?? 0) + by)

  const keeping = async (n: number): Promise<boolean> => {
    const key = hashed(`key ${n}`)
    const arrived = anArrivedOrder(n, {
      receivedAt: time.now(),
      idempotency: { key: `key ${n}`, bodyHash: `body ${n}` },
    })
    const answer = await keep(arrived)()
    if (E.isRight(answer) && !answer.right.isRepeated)
      add({
        who: 'ledger',
        did: 'keeps',
        key,
        content: hashed(`body ${n}`),
        row: hashed(arrived.registration.phone),
      })
    add({ who: 'server', did: 'answers', key, isKept: E.isRight(answer) })
    return E.isRight(answer)
  }

  const sends = (n: number): void => {
    const key = hashed(`key ${n}`)
    add({ who: 'visitor', did: 'sends', tab: `tab ${n}`, key, content: hashed(`body ${n}`) })
    let isOver = false
    const arrives = (): void =>
      void keeping(n).then((isKept) => {
        count(n, -1)
        if (random() < LOST_PART) return
        time.after(WAY_MS * random(), () => {
          if (isOver) return
          add({ who: 'visitor', did: 'receives', tab: `tab ${n}`, key, isKept })
          if (!isKept) return
          isOver = true
          acknowledged.add(n)
          add({ who: 'visitor', did: 'sees', key, isKept: true })
        })
      })
    const arrivesWithin = (ms: number): void => {
      count(n, 1)
      time.after(ms * random(), arrives)
    }
    if (random() >= LOST_PART) arrivesWithin(WAY_MS)
    if (random() < LOST_PART) arrivesWithin(10 * RETRY_MS)
    time.after(RETRY_MS, () => {
      if (isOver) return
      isOver = true
      add({ who: 'visitor', did: 'sees', key, isKept: false })
      time.after(RETRY_MS * random(), () => sends(n))
    })
  }

  return {
    sends,
    /** Knows of the success, and no call of theirs is under way. */
    isDone: (n: number): boolean => acknowledged.has(n) && (underWay.get(n) ?? 0) === 0,
  }
}
