import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Takes a data folder and returns how many registrations wait to be delivered. */
export const pendingIn = (dataDir: string): number => {
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  try {
    return Number(db.prepare('SELECT count(*) AS n FROM outbox').get()?.n)
  } finally {
    db.close()
  }
}
