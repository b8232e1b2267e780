import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { startTcpProxy } from '../processes/tcp-proxy'
import { until } from '../until'
import { freePort } from './free-port'
import { copyCluster } from './init-cluster'
import { createMachine, type Machine } from './machine'
import { pooled } from './pooled'
import type { PostgresPrograms } from './postgres-programs'

type Given = { readonly programs: PostgresPrograms; readonly conninfo: string }

/** What belongs to the running server alone; the journal is streamed. */
const COPY = `
  cd "$2" && find . -mindepth 1 -delete
  tar -C "$1" --exclude './pg_wal/0*' -cf - . | tar -xpf -
  rm -f postmaster.* standby.signal`

/** Makes the standby's folder a copy of the primary's files that starts as its standby. */
const copyToStandby = async (
  primary: Machine,
  standby: Machine,
  { programs: { user }, conninfo }: Given,
): Promise<void> => {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query("SELECT pg_backup_start('standby', true)")
  execFileSync('sh', ['-c', COPY, 'sh', primary.dataDir, standby.dataDir], { ...user, stdio: 'ignore' })
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  const files = {
    backup_label: rows[0].labelfile,
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = '${conninfo}'\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(standby.dataDir, name)
    writeFileSync(path, text)
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  }
}

const SETTINGS = ['wal_keep_size=256MB', 'wal_retrieve_retry_interval=100ms', 'max_wal_senders=10']

/** Each query uses a new connection. */
const ASK_EVERY_MS = 50

const IN_STEP =
  "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state IN ('sync', 'quorum')"
const WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"

/**
 * Starts a primary and its synchronous standby. One TCP proxy connects them (`between`), another one leads clients to the
 * primary (`way`).
 */
export const startPair = async (given: ReadonlyArray<string> = []) => {
  const { programs, dataDir, folder, remove } = await copyCluster(inject('emptyCluster'))
  // In the file, so that a test can change it.
  appendFileSync(join(dataDir, 'postgresql.conf'), "synchronous_standby_names = '*'\n")
  const machine = async (path: string) =>
    createMachine({ programs, dataDir: path, port: await freePort(), settings: [...SETTINGS, ...given] })
  let primary = await machine(dataDir)
  let standby = await machine(folder('other'))
  const way = await startTcpProxy(primary.port)
  const between = await startTcpProxy(primary.port)
  const conninfo = `host=127.0.0.1 port=${between.port} user=staff`

  const inStep = () =>
    until(async () => (await primary.query(IN_STEP).catch(() => [])).length > 0, ASK_EVERY_MS)
  /** The process ids of backends whose commit waits for the standby. */
  const waiting = async (): Promise<ReadonlyArray<number>> =>
    (await primary.query(WAITING)).map(({ pid }) => Number(pid))
  /** Creates the standby again from the primary's files. */
  const rebuildStandby = async (): Promise<void> => {
    between.mend()
    between.resume()
    await copyToStandby(primary, standby, { programs, conninfo })
    await standby.start()
    await inStep()
  }
  await primary.start()
  await rebuildStandby()
  return pooled({
    url: `postgres://staff@127.0.0.1:${way.port}/postgres`,
    way,
    between,
    primary: (): Machine => primary,
    standby: (): Machine => standby,
    inStep,
    rebuildStandby,
    waiting,
    someWait: () => until(async () => (await waiting()).length > 0, ASK_EVERY_MS),
    /** Cancels the waiting commits, as an administrator might. */
    cancelWaiting: async (): Promise<void> => {
      await primary.query(`SELECT pg_cancel_backend(pid) FROM (${WAITING}) AS waiting`)
    },
    /** Promotes the standby and leads clients to it; the former primary is not touched. */
    promote: async (): Promise<void> => {
      const [former, next] = [primary, standby]
      await next.query('SELECT pg_promote(true)')
      primary = next
      standby = former
      between.leadTo(next.port)
      way.leadTo(next.port)
      way.mend()
      way.resume()
    },
    stop: async () => {
      for (const one of [primary, standby]) {
        one.goOn()
        await one.kill()
      }
      await way.stop()
      await between.stop()
      await remove()
    },
  })
}

export type Pair = Awaited<ReturnType<typeof startPair>>
