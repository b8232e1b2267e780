import { execFileSync } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Machine } from './machine'
import type { PostgresPrograms } from './postgres-programs'

type Given = { readonly programs: PostgresPrograms; readonly conninfo: string }

/** What belongs to the running server alone; the journal is streamed. */
const COPY = `
  cd "$2" && find . -mindepth 1 -delete
  tar -C "$1" --exclude './pg_wal/0*' -cf - . | tar -xpf -
  rm -f postmaster.* standby.signal`

/** Makes the standby's folder a copy of the primary's files that starts as its standby. */
export const copyToStandby = async (
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
