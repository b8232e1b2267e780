import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReceivedCall } from './stand-in-webhook'

/** A notice's text as it is sent, and as it waits. */
const countIn = (text: string): number => {
  const { data, ...content } = JSON.parse(text)
  return (data ?? content).members.count
}

type Calls = {
  readonly calls: ReadonlyArray<ReceivedCall>
  readonly taken: () => ReadonlyArray<ReceivedCall>
}

/** How many memberships were told of, wait to be, and went out under one id with two texts. Stop the server before. */
export const toldByNotices = ({ calls, taken }: Calls, dataDir: string) => {
  const told = new Map(taken().map(({ id, body }) => [id, countIn(body)]))
  const texts = new Set(calls.map(({ id, body }) => `${id} ${body}`))
  const db = new DatabaseSync(join(dataDir, 'registrations.sqlite'), { readOnly: true })
  const waiting = db
    .prepare('SELECT id, content FROM notice')
    .all()
    // A receiver may have taken it without the server hearing of it.
    .filter(({ id }) => !told.has(String(id)))
    .map(({ content }) => countIn(String(content)))
  const unannounced = Number(db.prepare('SELECT count(*) AS n FROM unannounced').get()?.n)
  db.close()
  const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0)
  return {
    told: sum(told.values()),
    waiting: sum(waiting) + unannounced,
    changed: texts.size - new Set(calls.map(({ id }) => id)).size,
  }
}
