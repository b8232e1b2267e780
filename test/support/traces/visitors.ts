import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ArrivedRegistration, KeptAnswer } from '../../../src/domain/registration/arrived-registration'
import type { VirtualTime } from '../delivery-simulation/virtual-time'
import { personName } from '../fixtures/people'
import { anArrivedMembership, anArrivedOrder } from '../ledger/arrived'
import type { TraceRecorder } from './record-trace'

type Deps = {
  readonly time: VirtualTime
  readonly random: () => number
  readonly recorder: TraceRecorder
  readonly keep: (arrived: ArrivedRegistration) => TE.TaskEither<unknown, KeptAnswer>
}

/** Every third is a membership, the others are orders. */
export const anArrived: typeof anArrivedOrder = (n, given) =>
  n % 3 === 0 ? anArrivedMembership(n, given) : anArrivedOrder(n, given)

const underAnotherName = (arrived: ArrivedRegistration): ArrivedRegistration =>
  ({ ...arrived, content: { ...arrived.content, name: personName('Trần Mẫu') } }) as ArrivedRegistration

const WAY_MS = 200
const RETRY_MS = 3_000
const LOST_PART = 0.3
/** Of those who hear nothing. */
const RELOADED_PART = 0.3
/** Of those who are done: they order the same once more, then under another name, and then for a friend. */
const AGAIN_PART = 0.3
const TIMES = 4
const FRIEND = 3_000

/**
 * Visitors, each of whom sends a registration under its key until it is acknowledged, over a network that loses, delays and
 * repeats calls and answers. Some who hear nothing load the page again; some who hear of their success register again.
 */
export const createVisitors = ({ time, random, recorder, keep }: Deps) => {
  const { add, hashed, rowOf } = recorder

  const pages = new Map<number, number>()
  const registrations = new Map<number, number>()
  /** Whose registration a visitor sends who is a person that was erased. */
  const persons = new Map<number, number>()
  const done = new Set<number>()
  let attempts = 0
  const underWay = new Map<number, number>()
  const count = (n: number, by: 1 | -1): void => void underWay.set(n, (underWay.get(n) ?? 0) + by)

  const keeping = async (attempt: number, key: string, arrived: ArrivedRegistration): Promise<void> => {
    add({ who: 'server', did: 'hears', attempt })
    const answer = await keep(arrived)()
    if (E.isLeft(answer)) throw new Error('the ledger of these runs keeps what it is given')
    if (!answer.right.isRepeated)
      recorder.keeps(key, rowOf(arrived), { sheet: arrived.target, phone: arrived.content.phone })
    add({ who: 'server', did: 'acknowledges', attempt })
  }

  const opens = (n: number): void => {
    const page = (pages.get(n) ?? 0) + 1
    pages.set(n, page)
    add({ who: 'visitor', did: 'opens', tab: `tab ${n}`, page })
  }

  const sends = (n: number, already = 0): void => {
    const tab = `tab ${n}`
    const ownKey = `key ${n} ${already}`
    const key = hashed(ownKey)
    const person = persons.get(n) ?? n
    const plain = anArrived(already < TIMES - 1 ? person : person + FRIEND, {
      receivedAt: time.now(),
      idempotency: { key: ownKey, bodyHash: `body of ${ownKey}` },
    })
    const arrived = already === 2 ? underAnotherName(plain) : plain
    const shows = (state: string): void =>
      add({ who: 'dialog', did: 'enters', tab, dialog: 1, sheet: arrived.target, state })
    if (!pages.has(n)) {
      opens(n)
      registrations.set(n, random() < AGAIN_PART ? TIMES : 1)
    }
    attempts += 1
    const attempt = attempts
    shows('sending')
    add({ who: 'visitor', did: 'sends', attempt, tab, dialog: 1, key, row: rowOf(arrived) })
    let isOver = false
    const arrives = (): void =>
      void keeping(attempt, key, { ...arrived, receivedAt: time.now() }).then(() => {
        count(n, -1)
        if (random() < LOST_PART) return
        time.after(WAY_MS * random(), () => {
          if (isOver) return
          isOver = true
          add({ who: 'visitor', did: 'receives', attempt })
          shows('editing.confirmed')
          if (already + 1 === registrations.get(n)) done.add(n)
          else time.after(RETRY_MS * random(), () => sends(n, already + 1))
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
      if (random() < RELOADED_PART) opens(n)
      else {
        add({ who: 'visitor', did: 'gives up', attempt })
        shows('editing.failed')
      }
      time.after(RETRY_MS * random(), () => sends(n, already))
    })
  }

  return {
    sends: (n: number): void => sends(n),
    /** A person who was erased registers again, as visitor `n`. */
    sendsAs: (n: number, person: number): void => {
      persons.set(n, person)
      sends(n)
    },
    /** Sends nothing any more, and no call of theirs is under way. */
    isDone: (n: number): boolean => done.has(n) && (underWay.get(n) ?? 0) === 0,
  }
}
