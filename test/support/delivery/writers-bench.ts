import * as TE from 'fp-ts/TaskEither'
import { expect, onTestFinished } from 'vitest'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { createTargetSheets } from '../../../src/adapters/google-sheets/create-target-sheets'
import type { OpenSheet } from '../../../src/domain/delivery/known-sheet'
import type { RemovalRound } from '../../../src/domain/delivery/removal'
import type { LedgerUnavailable } from '../../../src/domain/ledger/ledger-failure'
import { SHEET_COLUMNS } from '../../../src/domain/registration/registration'
import { phoneOf } from '../fixtures/people'
import { aKeptOrder } from '../ledger/arrived'
import { SHEETS } from '../server/import-calls'
import { answerTo } from '../stand-in-sheets/answer-to'
import { type CallKind, callKind } from '../stand-in-sheets/call-kind'
import { createComingFaults } from '../stand-in-sheets/coming-faults'
import { createSpreadsheet } from '../stand-in-sheets/spreadsheet'
import { createStaffHands } from '../stand-in-sheets/staff-hands'

/** What goes wrong with one call: its answer is lost after it was applied, or another body or status comes back in its place. */
type CallFault = 'lost' | { readonly body: unknown } | { readonly status: number }

export const ORDERS = SHEETS.orders
/** A spreadsheet that took orders earlier. */
export const FORMER = { id: 'sheet-orders-former', name: 'Đơn cũ' }
export const HEADINGS = SHEET_COLUMNS.orders.map(({ heading }) => heading)

export const aBatch = (id: number, ...people: ReadonlyArray<number>) => ({
  id,
  markerValue: `mark ${id}`,
  spreadsheet: null,
  tries: 0,
  rows: people.map(aKeptOrder),
})

const hashPhone = (phone: string): string => `mark of ${phone}`

/** A round that removes all rows of people from the configured sheet, or from the given one. */
export const aRound = (
  id: number,
  people: ReadonlyArray<number>,
  given: Partial<RemovalRound> = {},
): RemovalRound => ({
  id,
  isFresh: true,
  sheet: null,
  removals: people.map((n) => ({
    id: `erasure ${n}`,
    phoneHash: hashPhone(phoneOf(n)),
    rowsUntil: null,
    times: [],
  })),
  ...given,
})

/**
 * The calls to the spreadsheet service as the delivery makes them, on spreadsheets in this process: no ledger, no clock,
 * no network.
 */
export const createWritersBench = ({
  headed = true,
  rowCount = 1_000,
  columnCount = 26,
  metadataIsDuplicated = false,
} = {}) => {
  const books = new Map(
    [
      createSpreadsheet([{ title: ORDERS.name, sheetId: 1, rowCount, columnCount }, 'Ghi chú'], {
        id: ORDERS.id,
        settings: { metadataIsDuplicated },
      }),
      createSpreadsheet([SHEETS.members.name], { id: SHEETS.members.id }),
      createSpreadsheet([FORMER.name], { id: FORMER.id }),
    ].map((book) => [book.state().id, book] as const),
  )
  const bookOf = (id: string) => books.get(id) as ReturnType<typeof createSpreadsheet>
  const book = bookOf(ORDERS.id)
  const hands = createStaffHands(book)
  if (headed) hands.typeRow(ORDERS.name, 1, HEADINGS)
  const calls: Array<string> = []
  const denied = new Set<string>()
  const noted: Array<readonly [sheet: OpenSheet, batch: number, writesBefore: number]> = []
  const { next, ...faults } = createComingFaults<CallFault>()
  onTestFinished(faults.endFaults)
  const acts: Array<{ readonly kind: CallKind; readonly act: () => void; left: number }> = []
  onTestFinished(() => expect(acts.filter(({ left }) => left > 0)).toStrictEqual([]))
  let ledgerFails: LedgerUnavailable | null = null
  const writes = () => calls.filter((path) => path.endsWith(':batchUpdate'))

  const callSheets = createCallSheets({
    fetch: (async (input: URL, init: RequestInit = {}) => {
      const path = decodeURIComponent(`${input.pathname}${input.search}`.replace('/v4/spreadsheets/', ''))
      calls.push(path)
      const rest = input.pathname.replace(/^\/v4\/spreadsheets\/[^/:]+/, '')
      const kind = callKind(rest, input.searchParams, String(init.body))
      for (const each of acts.filter((one) => one.kind === kind)) {
        each.left -= 1
        if (each.left === 0) each.act()
      }
      const wrong = next(kind)
      const [, id = ''] = /^\/v4\/spreadsheets\/([^/:]+)/.exec(input.pathname) ?? []
      const found = books.get(decodeURIComponent(id))
      if (wrong !== null && wrong !== 'lost')
        return Response.json('body' in wrong ? wrong.body : {}, {
          status: 'status' in wrong ? wrong.status : 200,
        })
      if (denied.has(id)) return Response.json({}, { status: 403 })
      if (found === undefined) return Response.json({}, { status: 404 })
      const { status, body } = answerTo(
        found,
        input,
        init.method ?? 'GET',
        typeof init.body === 'string' ? init.body : null,
      )
      if (wrong === 'lost') throw new Error('the answer was lost')
      return Response.json(body, { status })
    }) as unknown as typeof fetch,
    rootUrl: 'http://sheets.example/',
    getToken: async () => 'token',
    awaitTurn: TE.right(undefined),
  })

  const { orders, members } = createTargetSheets({
    callSheets,
    sheets: SHEETS,
    now: () => 0,
    hashPhone,
    mayCall: () => TE.right(undefined),
    recordSheet: (_, sheet, batch) =>
      ledgerFails === null
        ? TE.fromIO(() => void noted.push([sheet, batch, writes().length]))
        : TE.left(ledgerFails),
  })

  return {
    orders,
    members,
    book,
    bookOf,
    hands,
    noted,
    calls,
    writes,
    ...faults,
    /** Somebody acts just before the nth of the next calls of a kind. */
    before: (kind: CallKind, nth: number, act: () => void) => void acts.push({ kind, act, left: nth }),
    /** The account may no longer see a spreadsheet. */
    deny: (id: string) => void denied.add(id),
    /** The ledger notes no sheet from now on. */
    failLedger: (failure: LedgerUnavailable) => {
      ledgerFails = failure
    },
    forget: (id: string) => void books.delete(id),
    rows: () => book.rowsOf(ORDERS.name),
    /** The texts of a column, from 0, below the heading. */
    column: (index: number) =>
      book
        .rowsOf(ORDERS.name)
        .slice(headed ? 1 : 0)
        .map((row) => row[index]),
    titles: () => book.state().tabs.map(({ title }) => title),
  }
}
