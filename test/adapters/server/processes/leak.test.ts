import { describe, expect, inject, it } from 'vitest'
import { figure } from '../../../support/faults/figure'
import { inParallel } from '../../../support/faults/in-parallel'
import type { Person } from '../../../support/faults/person'
import { rawAnswer } from '../../../support/faults/raw-answer'
import { scaled } from '../../../support/faults/scale'
import { seeded } from '../../../support/faults/seeded'
import { tellingRequests } from '../../../support/faults/telling-requests'
import { freePort } from '../../../support/postgres/free-port'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { memberBody } from '../../../support/server/import-calls'
import { createImportServer } from '../../../support/server/import-server'
import { createDiskDir } from '../../../support/temp-dir'

const PEOPLE = scaled(5, 100)
const LANES = 8

const built = inject('builtServer')

const random = seeded(10)
const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
const aPerson = (): Person => ({ name: `Mẫu Seeded${digits(8)}`, phone: `0900${digits(6)}` })

const formsOf = ({ name, phone }: Person): ReadonlyArray<string> => [
  phone,
  `84${phone.slice(1)}`,
  name.slice('Mẫu '.length),
]
const tellsOf =
  (people: ReadonlyArray<Person>) =>
  (text: string): boolean =>
    people.flatMap(formsOf).some((form) => text.includes(form))

describe('what visitors typed', () => {
  it.each([
    ['that keeps them', { RATE_LIMIT_PER_MINUTE: '0' }, {}, [200, 400, 404, 409, 413, 415, 431]],
    ['whose disk is full', { RATE_LIMIT_PER_MINUTE: '0' }, { fileLimit: 800 }, [503]],
    ['that they ask too often', { RATE_LIMIT_PER_MINUTE: '5' }, {}, [429]],
  ])('[P-011] is in no response and no log line of a server %s', async (how, env, given, expected) => {
    const metricsPort = await freePort()
    const { url, said, stop } = await startServerProcess(built.main, {
      env: { DATA_DIR: await createDiskDir(), METRICS_PORT: String(metricsPort), ...env },
      ...given,
    })
    const people = Array.from({ length: PEOPLE }, aPerson)
    const requests = people.flatMap(tellingRequests)
    const port = Number(new URL(url).port)
    const answers = await inParallel(LANES, requests, (bytes) => rawAnswer(port, bytes))
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    await stop('SIGTERM')
    const tells = tellsOf(people)
    const telling = requests.filter((_, n) => tells(answers[n] ?? ''))
    const tellingLines = `${said.out}${said.err}${metrics}`.split('\n').filter(tells)
    figure(`10 requests to a server ${how}`, requests.length, `>= ${PEOPLE * 10}`)
    figure(`10 answers that tell of someone, of a server ${how}`, telling.length, '= 0')
    figure(`10 lines of log and metrics that tell of someone, of a server ${how}`, tellingLines.length, '= 0')
    const statuses = new Set(answers.map((answer) => Number(answer.split(' ')[1])))
    expect(expected.filter((status) => !statuses.has(status))).toStrictEqual([])
    expect(metrics).toContain('nam_vung_registrations_total')
    expect(said.err.split('\n').length).toBeGreaterThan(requests.length / 2)
    expect({ telling, tellingLines }).toStrictEqual({ telling: [], tellingLines: [] })
  })

  it('[P-011] is in no response and no log line if the ledger itself fails on it', async () => {
    const person = aPerson()
    const { send, logged } = await createImportServer({
      keepRegistration: (arrived) => async () => {
        throw new Error(`no room for ${JSON.stringify(arrived)}`)
      },
    })
    const answer = await send({ body: memberBody({ name: person.name, phone: `'${person.phone}` }) })
    expect([answer.status, answer.body]).toStrictEqual([500, '{"error":"internalError"}'])
    expect(logged()).toContain('"status":500')
    expect(tellsOf([person])(logged())).toBe(false)
  })
})
