import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createSubmitMembership, createSubmitOrder } from '../../../src/adapters/services/submit-registration'
import { PhoneNumber } from '../../../src/domain/phone/phone-number'
import { membershipRow } from '../../../src/domain/registration/membership'
import { PersonName } from '../../../src/domain/registration/person-name'
import { REGISTRATION_HEADERS } from '../../../src/domain/routing/service-paths'
import { decoded } from '../../support/decoded'
import { aMembership } from '../../support/fixtures/a-membership'
import { anOrder } from '../../support/fixtures/an-order'

type Call = { readonly url: string; readonly init: RequestInit | undefined }
type Reply = Response | 'lost'

/** Answers one call after the other, and notes the calls and the waits between them. */
const aService = (...replies: ReadonlyArray<Reply>) => {
  const calls: Array<Call> = []
  const waits: Array<number> = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const reply = replies[calls.length]
    calls.push({ url: String(url), init })
    if (reply === undefined) throw new Error('called once too often')
    if (reply === 'lost') throw new TypeError('network')
    return reply
  }
  const deps = {
    fetch,
    wait: async (ms: number) => {
      waits.push(ms)
    },
    consentVersion: '2026-01',
    sheet: { id: 'bang 1', name: 'Đơn' },
  }
  return { calls, waits, deps }
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : 'ignored', { status, headers })

const person = {
  name: decoded(PersonName.decode('Nguyễn Mẫu')),
  phone: decoded(PhoneNumber.decode('0900000001')),
}
const at = Date.UTC(2026, 10, 21, 1, 2, 3)
const order = {
  registration: anOrder({ ...person, province: 'Hà Nội', district: 'Quận Ba Đình', titles: ['A', 'B'] }),
  attempt: { key: 'key-1', at },
  honeypot: '',
  offers: false,
}

describe('an order that is sent', () => {
  it('[M-106, M-132] is a list of one row, with key and consent in headers', async () => {
    const { calls, deps } = aService(answer(200))
    expect(await createSubmitOrder(deps)(order)()).toStrictEqual(E.right(order.attempt))
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe(
      '/order-service/api/products/data/google-import?id=bang%201&range=%C4%90%C6%A1n',
    )
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      // Else leaving the page would end the request.
      keepalive: true,
      body: '[["=ROW()-1","Nguyễn Mẫu","\'0900000001","Hà Nội","Quận Ba Đình","A,B","21/11/2026 08:02:03"]]',
    })
    expect(calls[0]?.init?.headers).toStrictEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-1',
      'X-Consent-Version': '2026-01',
    })
  })

  it('[M-132] has the honeypot in a header and an unchanged row', async () => {
    const { calls, deps } = aService(answer(200))
    await createSubmitOrder(deps)({ ...order, honeypot: 'tôi là máy' })()
    expect(calls[0]?.init?.headers).toMatchObject({ 'X-Form-Trap': 't%C3%B4i%20l%C3%A0%20m%C3%A1y' })
  })

  it('[M-132] has no header for a honeypot of spaces, which a browser may fill in', async () => {
    const { calls, deps } = aService(answer(200))
    await createSubmitOrder(deps)({ ...order, honeypot: ' ' })()
    expect(calls[0]?.init?.headers).not.toHaveProperty('X-Form-Trap')
  })

  it('[M-132] has at most 100 letters of the honeypot', async () => {
    const { calls, deps } = aService(answer(200))
    await createSubmitOrder(deps)({ ...order, honeypot: 'x'.repeat(101) })()
    expect(calls[0]?.init?.headers).toMatchObject({ 'X-Form-Trap': 'x'.repeat(100) })
  })

  it('[M-132] has the consent to offers in a header of its own', async () => {
    const { calls, deps } = aService(answer(200))
    await createSubmitOrder(deps)({ ...order, offers: true })()
    expect(calls[0]?.init?.headers).toMatchObject({
      'X-Consent-Version': '2026-01',
      [REGISTRATION_HEADERS.offers]: '2026-01',
    })
  })

  it.each([200, 201, 204, 299])(
    '[M-132, A-47] succeeds with any 2xx, whatever the body: %d',
    async (status) => {
      const { deps } = aService(answer(status))
      expect(await createSubmitOrder(deps)(order)()).toStrictEqual(E.right(order.attempt))
    },
  )
})

describe('a membership that is sent', () => {
  it('[M-109, M-132] is a list of one row', async () => {
    const { calls, deps } = aService(answer(200))
    const membership = {
      registration: aMembership({ ...person, planTitle: 'Gói Deluxe' }),
      attempt: order.attempt,
      honeypot: '',
      offers: false,
    }
    await createSubmitMembership(deps)(membership)()
    expect(calls[0]?.init?.body).toBe(
      JSON.stringify([membershipRow(membership.registration, order.attempt.at)]),
    )
  })
})

describe('a temporary fault', () => {
  it.each([
    { why: 'no answer', first: 'lost' as const, waited: [1_000] },
    { why: '429', first: answer(429), waited: [1_000] },
    { why: '503 that names its time', first: answer(503, { 'Retry-After': '4' }), waited: [4_000] },
    { why: '502', first: answer(502), waited: [1_000] },
  ])('[M-083, M-132] is retried with the same request: $why', async ({ first, waited }) => {
    const { calls, waits, deps } = aService(first, answer(200))
    expect(await createSubmitOrder(deps)(order)()).toStrictEqual(E.right(order.attempt))
    expect(waits).toStrictEqual(waited)
    expect(calls[1]?.init?.body).toBe(calls[0]?.init?.body)
    expect(calls[1]?.init?.headers).toStrictEqual(calls[0]?.init?.headers)
  })

  it('[M-085, M-132] is reported after two silent retries', async () => {
    const { calls, waits, deps } = aService('lost', 'lost', 'lost')
    expect(await createSubmitOrder(deps)(order)()).toStrictEqual(E.left({ tag: 'unreachable' }))
    expect([calls.length, waits]).toStrictEqual([3, [1_000, 3_000]])
  })
})

describe('a refusal', () => {
  it.each([400, 404, 409, 413, 500])('[M-085, M-132] is reported at once: %d', async (status) => {
    const { waits, deps } = aService(answer(status))
    expect(await createSubmitOrder(deps)(order)()).toStrictEqual(
      E.left({ tag: 'refused', status, retryAfterMs: null }),
    )
    expect(waits).toStrictEqual([])
  })
})
