import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { allOf } from '../../../support/all-of'
import { findStrace } from '../../../support/crash-states/find-strace'
import { startRecordedServer } from '../../../support/crash-states/recorded-server'
import { replayPowerCuts } from '../../../support/crash-states/replay-power-cuts'
import { counted } from '../../../support/faults/counted'
import { figure } from '../../../support/faults/figure'
import { inParallel } from '../../../support/faults/in-parallel'
import { scaled } from '../../../support/faults/scale'
import { phoneOf } from '../../../support/fixtures/people'
import { registrationsIn } from '../../../support/ledger/open-test-ledger'
import { runProgram } from '../../../support/processes/run-program'
import { sendMembership } from '../../../support/processes/send-membership'
import { createDiskDir } from '../../../support/temp-dir'

const FILES = ['', '-wal', '-journal'].map((journal) => `registrations.sqlite${journal}`)

/** The words that stand before a program: they let fail what `injection` says, as strace takes it after `inject=`. */
const failingWords = (dataDir: string, injection: string): ReadonlyArray<string> => [
  'strace',
  ...['-D', '-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', 'signal=none'],
  ...['-P', dataDir, ...FILES.flatMap((file) => ['-P', join(dataDir, file)])],
  ...['-e', `trace=${injection.split(':')[0]}`, '-e', `inject=${injection}`],
]

const CLIENTS = 4
const REGISTRATIONS = scaled(40, 400)
const POWER_CUTS = scaled(8, 500)
const LONGEST_MS = scaled(300_000, 600_000)

const hasStrace = findStrace()

const built = inject('builtServer')

const numbers = Array.from({ length: REGISTRATIONS }, (_, n) => n)
const phonesOf = (them: ReadonlyArray<number>) => new Set(them.map(phoneOf))

const phonesIn = async (dataDir: string): Promise<ReadonlyArray<string>> =>
  (await allOf(registrationsIn(dataDir)('members'))).map(({ content }) => content.phone)

/** Sends all while calls fail, kills the server, starts it on a sound disk, and sends again what was refused. */
const failThenHeal = async (injection: string) => {
  const dataDir = join(await createDiskDir(), 'data')
  const failing = await startRecordedServer(built.main, { dataDir, injections: [injection] })
  const statuses = await inParallel(CLIENTS, numbers, (n) => sendMembership(failing.url, n))
  const health = (await fetch(`${failing.url}/healthz`)).status
  const failed = await failing.kill()

  const healed = await startRecordedServer(built.main, { dataDir })
  const keptOverRestart = await phonesIn(dataDir)
  const refused = numbers.filter((n) => statuses[n] !== 200)
  const secondStatuses = await inParallel(CLIENTS, refused, (n) => sendMembership(healed.url, n))
  const keptAtLast = await phonesIn(dataDir)
  const events = [...failed, ...(await healed.kill())]
  return { statuses, health, secondStatuses, keptOverRestart, keptAtLast, events }
}

const TROUBLES = [
  ['every fourth sync fails', 'fsync,fdatasync:error=EIO:when=40+4'],
  ['the disk is full now and then', 'pwrite64:error=ENOSPC:when=400+7'],
  ['no commit reaches the disk any more', 'fsync,fdatasync:error=EIO:when=40+'],
  ['nothing can be written any more', 'pwrite64:error=EIO:when=400+'],
  ['the disk becomes read-only', 'pwrite64:error=EROFS:when=400+'],
  ['one commit does not reach the disk', 'fsync,fdatasync:error=EIO:when=40'],
  ['every seventh write fails', 'pwrite64:error=EIO:when=400+7'],
  ['the disk is full', 'pwrite64:error=ENOSPC:when=400+'],
] as const

const TRIED = TROUBLES.slice(0, scaled(2, TROUBLES.length))

const FAILING_STARTS = [
  ['fsync:error=EIO', 'lỗi đọc ghi (EIO).'],
  ['pwrite64:error=ENOSPC', 'đĩa đã đầy.'],
  ['openat:error=EROFS', 'không tạo, đọc hoặc ghi được. Hãy kiểm tra quyền của thư mục và các tệp trong đó.'],
  ['pwrite64:error=EROFS', 'lỗi đọc ghi (disk I/O error).'],
  ['pwrite64:error=EIO', 'lỗi đọc ghi (disk I/O error).'],
] as const

describe.skipIf(!hasStrace)('a server with a failing disk under load', () => {
  it.each(TRIED)(
    '[P-001] %s: acknowledges only what it kept',
    { timeout: LONGEST_MS },
    async (trouble, injection) => {
      const { statuses, health, secondStatuses, keptOverRestart, keptAtLast, events } =
        await failThenHeal(injection)
      expect(new Set(statuses)).toStrictEqual(new Set([200, 503]))
      expect([200, 503]).toContain(health)
      expect(new Set(secondStatuses)).toStrictEqual(new Set([200]))

      const acknowledged = phonesOf(numbers.filter((n) => statuses[n] === 200))
      const { lost, doubled } = counted(acknowledged, keptOverRestart)
      figure(`3 false acknowledgements where ${trouble}`, lost.length, '= 0')
      expect({ lost, doubled }).toStrictEqual({ lost: [], doubled: 0 })
      expect(counted(phonesOf(numbers), keptAtLast)).toStrictEqual({ lost: [], doubled: 0, unasked: [] })

      const found = await replayPowerCuts(events, { count: POWER_CUTS, seed: 1 })
      figure(`3 power cuts that lost a row where ${trouble}`, found.lossy, '= 0')
      expect(found).toStrictEqual({ states: POWER_CUTS, damaged: 0, lossy: 0, doubled: 0 })
    },
  )
})

describe.skipIf(!hasStrace)('a server that starts on a disk that fails', () => {
  it.each(FAILING_STARTS.slice(0, scaled(2, FAILING_STARTS.length)))(
    '[P-001] by %s says so in one line and exits with 1',
    async (injection, reason) => {
      const dataDir = await createDiskDir()
      const { ended } = runProgram(built.main, {
        env: { DATA_DIR: dataDir },
        under: failingWords(dataDir, injection),
      })
      expect(await ended).toStrictEqual({ code: 1, out: '', err: `DATA_DIR ${dataDir}: ${reason}\n` })
    },
  )
})
