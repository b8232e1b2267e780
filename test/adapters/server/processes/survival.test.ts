import { execFileSync, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { phoneOf } from '../../../support/fixtures/people'
import { exportPhones } from '../../../support/processes/export-phones'
import { sendMembership } from '../../../support/processes/send-membership'
import { startServerProcess } from '../../../support/processes/start-server-process'
import { createDiskDir } from '../../../support/temp-dir'

const built = inject('builtServer')

const settings = (dataDir: string) => ({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' })
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0

describe('a server whose disk fills up', () => {
  const fillUp = async () => {
    const dataDir = await createDiskDir()
    const server = await startServerProcess(built.main, { env: settings(dataDir), fileLimit: 800 })
    const statuses: Array<number> = []
    for (const n of range(0, 150)) statuses.push(await sendMembership(server.url, n))
    const kept = range(0, 150).filter((n) => statuses[n] === 200)
    return { ...server, dataDir, statuses, kept }
  }

  it('[P-001] acknowledges only what it kept', async () => {
    const { url, dataDir, statuses, kept } = await fillUp()
    expect(new Set(statuses)).toStrictEqual(new Set([200, 503]))
    expect(await exportPhones(built.registrations, dataDir)).toStrictEqual(kept.map(phoneOf))
    await wait(1_000)
    const health = await fetch(`${url}/healthz`)
    expect([health.status, await health.json()]).toStrictEqual([503, { status: 'unavailable' }])
  })

  it.skipIf(!hasPrlimit)('[P-001] continues once there is space', async () => {
    const { url, pid, dataDir, kept, stop } = await fillUp()
    execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:'])
    await wait(1_000)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await sendMembership(url, 149)).toBe(200)
    await stop('SIGTERM')
    expect(await exportPhones(built.registrations, dataDir)).toStrictEqual([...kept, 149].map(phoneOf))
  })
})

describe('a server that is told to stop under load', () => {
  it('[P-001] completes the requests that it has begun', async () => {
    const dataDir = await createDiskDir()
    const { url, stop } = await startServerProcess(built.main, { env: settings(dataDir) })
    const answers = range(0, 200).map((n) => sendMembership(url, n))
    await answers[0]
    const { code } = await stop('SIGTERM')
    const statuses = await Promise.all(answers)
    expect(code).toBe(0)
    expect(statuses.filter((status) => ![0, 200].includes(status))).toStrictEqual([])
    const acknowledged = range(0, 200).filter((n) => statuses[n] === 200)
    expect(acknowledged).not.toStrictEqual([])
    const phones = await exportPhones(built.registrations, dataDir)
    expect(acknowledged.filter((n) => !phones.includes(phoneOf(n)))).toStrictEqual([])
  })
})

describe('the export', () => {
  it('[M-106] works while the server runs', async () => {
    const dataDir = await createDiskDir()
    const { url } = await startServerProcess(built.main, { env: settings(dataDir) })
    await sendMembership(url, 1)
    expect(await exportPhones(built.registrations, dataDir)).toStrictEqual(['0900000001'])
    expect(await sendMembership(url, 2)).toBe(200)
  })
})
