import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { describe, expect, inject, it } from 'vitest'
import { installRelease, ownFolders } from '../support/deploy/installed-release'
import { startCaddy } from '../support/deploy/proxies'
import { counted } from '../support/faults/counted'
import { startRetryingClients } from '../support/faults/retrying-clients'
import { phoneOf } from '../support/fixtures/people'
import { freePort } from '../support/postgres/free-port'
import { createDiskDir } from '../support/temp-dir'

const [archive, later] = inject('archives')
const laterFile = inject('laterFile')

const CLIENTS = 16
const UNDER_LOAD_MS = 3_000

/** Opens a page again and again until it is told to end; returns how often, and how often that failed. */
const startReader = (address: string) => {
  let isOver = false
  const pages = { opened: 0, failed: 0 }
  const reading = (async () => {
    while (!isOver) {
      const answer = await fetch(address)
      await answer.text()
      pages.opened += 1
      if (!answer.ok) pages.failed += 1
    }
  })()
  return async () => {
    isOver = true
    await reading
    return pages
  }
}

describe('an upgrade to a later release and the way back, while 16 clients register', () => {
  it('[P-006] loses and doubles nothing, every error is resolved by a repeat, and readers only wait', async () => {
    const root = join(await createDiskDir(), 'opt')
    const name = installRelease(archive, root)
    const { start, run } = await ownFolders(root)
    const port = await freePort()
    const noLimit = { RATE_LIMIT_PER_MINUTE: '0' }
    let server = await start(port, noLimit)
    const address = await startCaddy(port)
    const clients = startRetryingClients({ clients: CLIENTS, urlNow: () => address, from: 1 })
    const endReading = startReader(address)
    const restarts: Array<number> = []
    const restart = async (): Promise<void> => {
      const begun = performance.now()
      expect(await server.stop()).toBe(0)
      server = await start(port, noLimit)
      restarts.push(Math.round(performance.now() - begun))
      await wait(UNDER_LOAD_MS)
    }
    const serves = async (file: string): Promise<boolean> => (await fetch(`${address}/${file}`)).ok

    await wait(UNDER_LOAD_MS)
    expect(await serves(laterFile)).toBe(false)
    installRelease(later, root)
    await restart()
    expect(await serves(laterFile)).toBe(true)
    execFileSync(join(root, 'releases', name, 'install'), [root], { stdio: 'ignore' })
    await restart()
    expect(await serves(laterFile)).toBe(true)
    await clients.finish()
    const pages = await endReading()
    expect(pages.failed).toBe(0)

    const kept = parse(run('export', 'members'), { bom: true })
      .slice(1)
      .map((row) => row[2] ?? '')
    const wanted = new Set([...clients.acknowledged].map(phoneOf))
    expect(counted(wanted, kept)).toStrictEqual({ lost: [], doubled: 0, unasked: [] })
    console.log(
      `${clients.acknowledged.size} registered, ${clients.unanswered.size} of them repeated, answers ${[...clients.answers].toSorted().join(' ')}; ${pages.opened} pages opened; restarts ${restarts.join(' and ')} ms`,
    )
  })
})
