import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createRowRemover } from '../../../src/adapters/google-sheets/create-row-remover'
import { phoneOf } from '../../support/fixtures/people'

const ROWS = 100_000
const ROWS_PER_TURN = 250
const SPELLINGS = 3
const RANGE = /^'DatMua'!([A-Z])(\d+):([A-Z])(\d+)$/

/** Counts what happens in each turn of the event loop. */
const countTurns = () => {
  let most = 0
  let now = 0
  let timer: NodeJS.Immediate
  const next = () => {
    now = 0
    timer = setImmediate(next)
  }
  timer = setImmediate(next)
  return {
    count: () => {
      now += 1
      most = Math.max(most, now)
    },
    stop: () => {
      clearImmediate(timer)
      return most
    },
  }
}

const removeFromLongTab = async () => {
  const ranges: Array<string> = []
  const callSheets: CallSheets =
    ({ path }) =>
    async () => {
      if (!path.includes('values:batchGet'))
        return E.right({
          sheets: [
            {
              properties: {
                sheetId: 1,
                title: 'DatMua',
                gridProperties: { rowCount: ROWS, columnCount: 26 },
              },
            },
          ],
        })
      const asked = new URL(path, 'http://stand-in/').searchParams.getAll('ranges')
      ranges.push(...asked)
      return E.right({
        valueRanges: asked.map((range) => {
          const [, column, from, , to] = RANGE.exec(range) ?? []
          const length = Number(to) - Number(from) + 1
          return {
            values: [
              Array.from({ length }, (_, index) =>
                column === 'C' ? phoneOf(Number(from) + index) : '20/11/2026 08:30:00',
              ),
            ],
          }
        }),
      })
    }
  const turns = countTurns()
  const remove = createRowRemover({
    target: 'orders',
    sheet: { id: 'a-book', name: 'DatMua' },
    callSheets,
    hashPhone: (phone) => {
      turns.count()
      return phone
    },
  })
  const removals = [{ id: 'r', phoneHash: 'nobody', rowsUntil: null, times: null }]
  const answer = await remove({ id: 7, isFresh: true, sheet: null, removals })()
  return { answer, ranges, most: turns.stop() }
}

describe('a removal from a tab of 100,000 rows', () => {
  it('[P-004] reads only the columns that it needs, and no turn of the event loop handles more than 250 rows', async () => {
    const { answer, ranges, most } = await removeFromLongTab()
    expect(answer).toStrictEqual(E.right({ isMarked: false }))
    expect(most).toBe(ROWS_PER_TURN * SPELLINGS)
    expect(new Set(ranges.map((range) => range.replace(/\d+/g, '')))).toStrictEqual(
      new Set(["'DatMua'!C:C", "'DatMua'!G:G"]),
    )
    expect(ranges).toHaveLength(12)
  })
})
