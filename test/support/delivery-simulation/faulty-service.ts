import { answerTo } from '../stand-in-sheets/answer-to'
import type { Answer } from '../stand-in-sheets/refusal'
import type { Spreadsheet } from '../stand-in-sheets/spreadsheet'
import type { VirtualTime } from './virtual-time'

/** As long as a call may take: what the caller gives up after. */
const TIMEOUT_MS = 30_000

type ServiceDeps = {
  readonly time: VirtualTime
  readonly random: () => number
  readonly book: Spreadsheet
  /** Which part of the calls goes wrong, from 0 to 1. */
  readonly faulty: () => number
  /** Applies a call that arrived, as often as it does. */
  readonly arrived?: (init: RequestInit, apply: () => Answer) => Answer
}

const responseOf = ({ status, body }: Answer, retryAfter: string | null = null) =>
  ({
    ok: status === 200,
    status,
    headers: { get: (name: string) => (name === 'Retry-After' ? retryAfter : null) },
    json: async () => structuredClone(body),
  }) as unknown as Response

/** A spreadsheet service in virtual time whose calls go wrong in every way a network knows, by chance. */
export const createFaultyService = ({
  time,
  random,
  book,
  faulty,
  arrived = (_, apply) => apply(),
}: ServiceDeps) => {
  const writes: Array<number> = []
  let calls = 0
  let faults = 0

  const call = async (url: URL, init: RequestInit): Promise<Response> => {
    const body = typeof init.body === 'string' ? init.body : null
    calls += 1
    if (url.pathname.endsWith(':batchUpdate')) writes.push(time.now())
    const apply = () => arrived(init, () => answerTo(book, url, init.method ?? 'GET', body))
    if (random() >= faulty()) {
      await time.wait(50 + 400 * random())
      return responseOf(apply())
    }
    faults += 1
    const kind = Math.floor(8 * random())
    if (kind === 0) {
      await time.wait(20)
      throw new Error('the call never arrived')
    }
    if (kind === 1) {
      await time.wait(200)
      apply()
      throw new Error('the answer was lost')
    }
    if (kind === 2) {
      // It stands somewhere on the way, and arrives when its caller has long given up and sent it again.
      time.after(TIMEOUT_MS * (0.2 + 20 * random() ** 3), apply)
      await time.wait(TIMEOUT_MS)
      throw new Error('timeout')
    }
    if (kind === 3) {
      await time.wait(200)
      apply()
      return { ...responseOf({ status: 200, body: null }), json: () => Promise.reject(new Error('cut')) }
    }
    if (kind === 4) {
      await time.wait(200)
      apply()
      return responseOf({ status: 502, body: {} })
    }
    await time.wait(30)
    if (kind === 5) return responseOf({ status: 429, body: {} }, String(Math.floor(30 * random())))
    return responseOf({ status: kind === 6 ? 500 : 503, body: {} })
  }

  return {
    fetch: (async (input: URL | string, init: RequestInit = {}) =>
      call(new URL(input), init)) as typeof fetch,
    writes: () => writes,
    calls: () => calls,
    faults: () => faults,
  }
}
