import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { eventsInCheckpoints } from '../../../support/crash-states/crash-points'
import type { DiskEvent } from '../../../support/crash-states/disk-event'
import { findStrace } from '../../../support/crash-states/find-strace'
import { startRecordedServer } from '../../../support/crash-states/recorded-server'
import { replayPowerCuts } from '../../../support/crash-states/replay-power-cuts'
import { figure } from '../../../support/faults/figure'
import { inParallel } from '../../../support/faults/in-parallel'
import { scaled } from '../../../support/faults/scale'
import { sendMembership } from '../../../support/processes/send-membership'
import { createDiskDir } from '../../../support/temp-dir'
import { until } from '../../../support/until'

const CLIENTS = 4
const REGISTRATIONS = scaled(150, 1_200)
const POWER_CUTS = scaled(120, 5_000)
const POWER_CUTS_OF_CONTROL = 300
const LONGEST_MS = scaled(300_000, 600_000)
const WITHOUT_FULL_SYNC = pathToFileURL(resolve('test/support/crash-states/without-full-sync.ts')).href

const hasStrace = findStrace()

const built = inject('builtServer')

const answersIn = (events: ReadonlyArray<DiskEvent>) => events.filter(({ tag }) => tag === 'answered')

const recordUnderLoad = async (env: Readonly<Record<string, string>> = {}) => {
  const dataDir = join(await createDiskDir(), 'data')
  const server = await startRecordedServer(built.main, { dataDir, env })
  const numbers = Array.from({ length: REGISTRATIONS }, (_, n) => n)
  await inParallel(CLIENTS, numbers, (n) => sendMembership(server.url, n))
  // A client may have its answer before the call that sent it is written down as done.
  await until(() => answersIn(server.events()).length === REGISTRATIONS)
  return server.kill()
}

describe.skipIf(!hasStrace)('a power cut under load', () => {
  it('[P-001] loses and doubles no acknowledged row, and leaves the file intact', {
    timeout: LONGEST_MS,
  }, async () => {
    const events = await recordUnderLoad()
    expect(answersIn(events)).toHaveLength(REGISTRATIONS)
    expect(eventsInCheckpoints(events).length).toBeGreaterThan(0)
    const found = await replayPowerCuts(events, { count: POWER_CUTS, seed: 1 })
    figure('2 power cuts', found.states, '>= 5000')
    figure('2 power cuts that lost an acknowledged row', found.lossy, '= 0')
    figure('2 power cuts that doubled a row or damaged the file', found.doubled + found.damaged, '= 0')
    expect(found).toStrictEqual({ states: POWER_CUTS, damaged: 0, lossy: 0, doubled: 0 })
  })

  it('[P-001] control: loses acknowledged rows if a commit does not wait for the disk', {
    timeout: LONGEST_MS,
  }, async () => {
    const events = await recordUnderLoad({ NODE_OPTIONS: `--import=${WITHOUT_FULL_SYNC}` })
    const found = await replayPowerCuts(events, { count: POWER_CUTS_OF_CONTROL, seed: 1 })
    figure(
      '2 power cuts that lost a row without synchronous=FULL, %',
      (100 * found.lossy) / found.states,
      '> 5',
    )
    expect(found.lossy).toBeGreaterThan(POWER_CUTS_OF_CONTROL / 20)
    expect([found.damaged, found.doubled]).toStrictEqual([0, 0])
  })
})
