import { networkInterfaces } from 'node:os'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createServerMetrics } from '../../../../src/adapters/server/wiring/wire-metrics'
import type { KeepRegistration } from '../../../../src/ports/ledger'
import { decoded } from '../../../support/decoded'
import { anArrivedOrder } from '../../../support/ledger/arrived'
import { createMemoryLedger } from '../../../support/memory/memory-ledger'
import { seriesIn } from '../../../support/metrics/all-metrics'
import { freePort } from '../../../support/postgres/free-port'
import { MEMBERS_URL, memberBody } from '../../../support/server/import-calls'
import { createImportServer } from '../../../support/server/import-server'

const LOOPBACK = '127.0.0.1'

/** Of this machine; all of 127.0.0.0/8 is the loopback. */
const OTHER_ADDRESSES = [
  '127.0.0.2',
  ...Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .map(({ address }) => address)
    .filter((address) => !address.includes(':') && address !== LOOPBACK),
]

const watchOn = async (
  ledger = createMemoryLedger(),
  { isDelivering = false, metricsHost = LOOPBACK } = {},
) => {
  const port = await freePort()
  const metrics = createServerMetrics({ metricsHost, metricsPort: port })
  const { stop } = decoded(await metrics.serve({ ledger, isDelivering, unreadable: () => ['news'] })())
  onTestFinished(stop)
  const url = `http://127.0.0.1:${port}/metrics`
  const series = async (start: string) => seriesIn(await (await fetch(url)).text(), `nam_vung_${start}`)
  return { ...metrics, port, url, stop, ledger, series }
}

describe('a server with METRICS_PORT', () => {
  const OUTCOMES = ['kept', 'repeated', 'quarantined', 'refused', 'limited', 'failed']
  const once = { body: memberBody(), headers: { 'idempotency-key': 'k' } }
  const full: KeepRegistration = () => TE.left({ tag: 'unavailable', reason: 'full' })

  it.each([
    { sent: [once], outcomes: ['kept'], why: 'it is stored' },
    { sent: [once, once], outcomes: ['kept', 'repeated'], why: 'it comes again' },
    {
      sent: [{ body: memberBody(), headers: { 'x-form-trap': 'bot' } }],
      outcomes: ['quarantined'],
      why: 'a machine filled it in',
    },
    { sent: [{ body: '[]' }], outcomes: ['refused'], why: 'it has no row' },
    {
      sent: [{ url: `${MEMBERS_URL}x`, body: memberBody() }],
      outcomes: ['refused'],
      why: 'there is no such sheet',
    },
    {
      given: { rateLimitPerMinute: 1 },
      sent: [once, { body: memberBody() }],
      outcomes: ['kept', 'limited'],
      why: 'too many come',
    },
    { given: { keepRegistration: full }, sent: [once], outcomes: ['failed'], why: 'it cannot be stored' },
  ])('[P-011] counts a registration as $outcomes if $why', async ({ given = {}, sent, outcomes }) => {
    const { countOutcome, series } = await watchOn()
    if (countOutcome === undefined) throw new Error('nothing is counted')
    const { send, app } = await createImportServer({ countOutcome, ...given })
    await app.inject('/healthz')
    for (const call of sent) await send(call)
    expect(await series('registrations_total')).toStrictEqual(
      OUTCOMES.map(
        (outcome) =>
          `nam_vung_registrations_total{outcome="${outcome}"} ${outcomes.includes(outcome) ? 1 : 0}`,
      ),
    )
  })

  it('[P-011] measures commits, but not repeated registrations', async () => {
    const { timed, ledger, series } = await watchOn()
    const keep = timed(ledger.keepRegistration)
    const order = anArrivedOrder(1, { idempotency: { key: 'k', bodyHash: 'h' } })
    await keep(order)()
    await keep(order)()
    expect(await series('commit_seconds_count')).toStrictEqual(['nam_vung_commit_seconds_count 1'])
  })

  it('[P-011] counts calls to the sheet service by status, including those without a response', async () => {
    const answers = vi.spyOn(globalThis, 'fetch')
    const { fetch: counted, series } = await watchOn()
    answers.mockResolvedValueOnce(new Response('', { status: 429 }))
    await counted('http://sheets.example')
    answers.mockRejectedValueOnce(new TypeError('no network'))
    await expect(counted('http://sheets.example')).rejects.toThrow('no network')
    answers.mockRestore()
    expect(await series('sheet_calls_total')).toStrictEqual([
      'nam_vung_sheet_calls_total{code="429"} 1',
      'nam_vung_sheet_calls_total{code="none"} 1',
    ])
  })

  it('[P-011] reads the ledger at a scrape', async () => {
    const { ledger, series } = await watchOn(createMemoryLedger(), { isDelivering: true })
    await ledger.keepRegistration(anArrivedOrder(1))()
    expect(await series('undelivered')).toStrictEqual(['nam_vung_undelivered 1'])
    expect(await series('unreadable')).toStrictEqual(['nam_vung_unreadable_content 1'])
  })

  it('[P-011] answers on the loopback address only, and to nothing but GET /metrics', async () => {
    const { url, port, stop } = await watchOn()
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(404)
    for (const address of OTHER_ADDRESSES)
      await expect(fetch(`http://${address}:${port}/metrics`)).rejects.toThrow()
    stop()
    await expect(fetch(url)).rejects.toThrow()
  })

  it('[P-011] with METRICS_HOST=0.0.0.0 is also reached at the other addresses of the machine', async () => {
    const { port } = await watchOn(createMemoryLedger(), { metricsHost: '0.0.0.0' })
    for (const address of [LOOPBACK, ...OTHER_ADDRESSES])
      expect((await fetch(`http://${address}:${port}/metrics`)).status).toBe(200)
  })

  it('[P-011] does not start if the port is taken, and names the port', async () => {
    const { port } = await watchOn()
    const sources = { ledger: createMemoryLedger(), isDelivering: false, unreadable: () => [] }
    expect(
      await createServerMetrics({ metricsHost: LOOPBACK, metricsPort: port }).serve(sources)(),
    ).toMatchObject({
      left: `METRICS_PORT ${port}: không mở được tại 127.0.0.1 (EADDRINUSE). Hãy chọn cổng khác, hoặc sửa METRICS_HOST.`,
    })
  })
})

describe('a server without METRICS_PORT', () => {
  it('[P-011] counts nothing and passes everything through', () => {
    const {
      timed,
      countOutcome,
      fetch: called,
    } = createServerMetrics({ metricsHost: LOOPBACK, metricsPort: 0 })
    const { keepRegistration } = createMemoryLedger()
    expect(timed(keepRegistration)).toBe(keepRegistration)
    expect([countOutcome, called]).toStrictEqual([undefined, fetch])
  })
})
