import { describe, expect, inject, it } from 'vitest'
import { CALL_PATHS } from '../../../support/faults/call-paths'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { scaled } from '../../../support/faults/scale'
import { phoneOf } from '../../../support/fixtures/people'
import { exportPhones } from '../../../support/processes/export-phones'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { memberBody } from '../../../support/server/import-calls'
import { createDiskDir } from '../../../support/temp-dir'

const CALLS = 100
const KEYS = scaled(5, 200)
const LONGEST_MS = scaled(300_000, 600_000)
const KEPT = '200 {"ok":true}'
const REFUSED = '409 {"error":"keyReused"}'

const built = inject('builtServer')

const createFolder = async () => {
  const dataDir = await createDiskDir()
  const start = () =>
    startServerProcess(built.main, { env: { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' } })
  const phones = () => exportPhones(built.registrations, dataDir)
  return { start, phones }
}

const call = async (url: string, key: string, phone: string): Promise<string> => {
  const answer = await fetch(`${url}${CALL_PATHS.members}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: memberBody({ phone: `'${phone}` }),
  })
  return `${answer.status} ${await answer.text()}`
}

/** Sends one key a hundred times at once, call by call with the next of the phones and returns the answers of each phone. */
const callAtOnce = async (url: string, key: string, phones: ReadonlyArray<string>) => {
  const calls = Array.from({ length: CALLS }, (_, n) => phones[n % phones.length] ?? '')
  const answers = await Promise.all(calls.map((phone) => call(url, key, phone)))
  return phones.map((phone) => new Set(answers.filter((_, n) => calls[n] === phone)))
}

const keys = Array.from({ length: KEYS }, (_, n) => ({ key: `key-${n}`, phone: phoneOf(n) }))

describe('one key that is sent a hundred times at once', () => {
  it('[P-001] results in one row and one response, also after a kill', {
    timeout: LONGEST_MS,
  }, async () => {
    const { start, phones } = await createFolder()
    const first = await start()
    for (const { key, phone } of keys)
      expect(await callAtOnce(first.url, key, [phone])).toStrictEqual([new Set([KEPT])])
    await first.stop('SIGKILL')
    const second = await start()
    for (const { key, phone } of keys) {
      expect(await call(second.url, key, phone)).toBe(KEPT)
      expect(await callAtOnce(second.url, key, [phoneOf(KEYS)])).toStrictEqual([new Set([REFUSED])])
    }
    const { lost, doubled, unasked } = counted(new Set(keys.map(({ phone }) => phone)), await phones())
    figure('7 keys sent 100 times at once', KEYS, `>= ${KEYS}`)
    figure('7 rows too few or too many', lost.length + doubled + unasked.length, '= 0')
    expect({ lost, doubled, unasked }).toStrictEqual({ lost: [], doubled: 0, unasked: [] })
  })

  it('[P-001] keeps one of two bodies and refuses the other', { timeout: LONGEST_MS }, async () => {
    const { start, phones } = await createFolder()
    const { url } = await start()
    const winners: Array<string> = []
    for (const { key, phone } of keys) {
      const other = phone.replace('09', '08')
      const [answers, otherAnswers] = await callAtOnce(url, key, [phone, other])
      const isFirst = answers?.has(KEPT)
      expect([answers, otherAnswers]).toStrictEqual(
        isFirst ? [new Set([KEPT]), new Set([REFUSED])] : [new Set([REFUSED]), new Set([KEPT])],
      )
      winners.push(isFirst ? phone : other)
    }
    expect(await phones()).toStrictEqual(winners)
  })
})
