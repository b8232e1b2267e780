import { backOffMs } from '../../../src/domain/time/back-off'
import { SHEETS } from '../server/import-calls'
import type { VirtualTime } from './virtual-time'

type Deps = { readonly time: VirtualTime; readonly random: () => number; readonly fetch: typeof fetch }

const REST_MS = 1_000

/** What such tools usually do, as a control: append what waits, and again where the call failed. */
export const createPlainAppend = ({ time, random, fetch }: Deps) => {
  const waiting: Array<string> = []
  const append = async (rows: ReadonlyArray<string>): Promise<boolean> => {
    const body = JSON.stringify({
      requests: [
        {
          appendCells: {
            sheetId: 1,
            fields: 'userEnteredValue',
            rows: rows.map((text) => ({ values: [{ userEnteredValue: { stringValue: text } }] })),
          },
        },
      ],
    })
    try {
      const answer = await fetch(`http://stand-in/v4/spreadsheets/${SHEETS.orders.id}:batchUpdate`, {
        method: 'POST',
        body,
      })
      await answer.json()
      return answer.ok
    } catch {
      return false
    }
  }
  const deliver = async (attempts: number): Promise<void> => {
    const rows = waiting.slice(0, 500)
    if (rows.length === 0) return void time.after(REST_MS, () => void deliver(0))
    const isTaken = await append(rows)
    if (isTaken) waiting.splice(0, rows.length)
    time.after(
      isTaken ? REST_MS : backOffMs(attempts, random(), null),
      () => void deliver(isTaken ? 0 : attempts + 1),
    )
  }
  return {
    keep: (row: string) => void waiting.push(row),
    pending: () => waiting.length,
    start: () => void deliver(0),
  }
}
