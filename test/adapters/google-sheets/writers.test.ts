import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { reasonOf, type SendFailure } from '../../../src/domain/delivery/batch'
import { readDoubt } from '../../../src/domain/delivery/doubt'
import { nationalNumber } from '../../../src/domain/phone/phone-spellings'
import { SHEET_COLUMNS } from '../../../src/domain/registration/registration'
import {
  aBatch,
  aRound,
  createWritersBench,
  FORMER,
  HEADINGS,
  ORDERS,
} from '../../support/delivery/writers-bench'
import { phoneOf } from '../../support/fixtures/people'
import { SHEETS } from '../../support/server/import-calls'
import { createStaffHands } from '../../support/stand-in-sheets/staff-hands'
import { metadataOf } from '../../support/stand-in-sheets/views'

const PHONE = 2
const SENT = E.right(undefined)
const MARKED = E.right({ isMarked: true })
const UNMARKED = E.right({ isMarked: false })

const failure = (tag: string, reason: string, more: object = {}) =>
  E.left({ tag, reason, ...(tag === 'passing' ? { retryAfterMs: null } : {}), ...more })
const MOVED = failure('passing', 'the tab or its columns have changed')
const ROWS_LEFT = failure('passing', 'rows of an erased person are left')

/** The status that came with a failure is for the calls alone. */
const plain = <A>(answer: E.Either<object, A>) =>
  E.isLeft(answer)
    ? E.left(Object.fromEntries(Object.entries(answer.left).filter(([name]) => name !== 'status')))
    : answer

const doubtOf = (answer: E.Either<SendFailure, unknown>) => {
  const doubt = E.isLeft(answer) ? readDoubt(reasonOf(answer.left)) : null
  return {
    tag: E.isLeft(answer) ? answer.left.tag : 'done',
    doubt: doubt !== null && doubt._tag === 'Some' ? doubt.value : null,
  }
}

const columnMarksIn = (bench: ReturnType<typeof createWritersBench>, key = 'c') =>
  metadataOf(bench.book)
    .filter((each) => each.key === key)
    .map(({ value, place }) => `${value} ${place}`)

const people = (...numbers: ReadonlyArray<number>) => numbers.map(phoneOf)

const sent = async (count: number, given = {}) => {
  const bench = createWritersBench(given)
  const all = Array.from({ length: count }, (_, index) => index + 1)
  expect(await bench.orders.sendBatch(aBatch(1, ...all))()).toStrictEqual(SENT)
  return bench
}

describe('a batch', () => {
  it('[P-002, M-106] is appended below what is there, each cell under its heading, with its mark and one on each column', async () => {
    const bench = await sent(2)
    expect(bench.rows()).toStrictEqual([
      HEADINGS,
      ...[1, 2].map((n) => [
        'formula =ROW()-1',
        `Nguyễn Mẫu ${n}`,
        phoneOf(n),
        expect.any(String),
        expect.any(String),
        'Hàu biển,Sâm cau, loại lớn',
        '20/11/2026 08:30:00',
      ]),
    ])
    expect([...bench.book.markers()].map(([id, { metadataValue }]) => [id, metadataValue])).toStrictEqual([
      [1, 'mark 1'],
    ])
    expect(columnMarksIn(bench)).toStrictEqual(
      SHEET_COLUMNS.orders.map(
        ({ name }, at) => `${name} ${ORDERS.name}!${'ABCDEFG'[at]}1:${'ABCDEFG'[at]}1000`,
      ),
    )
  })

  it('[P-002] is noted durably with its tab before the columns are marked, and sent in one call', async () => {
    const { noted, writes } = await sent(1)
    expect(noted).toStrictEqual([[{ spreadsheet: ORDERS.id, tab: 1, name: ORDERS.name }, 1, 0]])
    expect(writes()).toStrictEqual([`${ORDERS.id}:batchUpdate`, `${ORDERS.id}:batchUpdate`])
  })

  it.each(['deletes', 'inserts'])(
    '[P-003] stands under its headings if somebody $0 a column while the columns of the tab are marked',
    async (act) => {
      const bench = createWritersBench()
      bench.hands.insertColumns(ORDERS.name, 'A')
      bench.book.beforeNextCall(() => undefined)
      bench.book.beforeNextCall(() =>
        act === 'deletes'
          ? bench.hands.deleteColumns(ORDERS.name, 'A')
          : bench.hands.insertColumns(ORDERS.name, 'A'),
      )
      expect(await bench.orders.sendBatch(aBatch(1, 1))()).toStrictEqual(MOVED)
      expect(await bench.orders.sendBatch(aBatch(1, 1))()).toStrictEqual(SENT)
      const [headings = [], row = []] = bench.rows()
      expect(row[headings.indexOf('Số điện thoại')]).toBe(phoneOf(1))
      expect(row[headings.indexOf('Họ và tên')]).toBe('Nguyễn Mẫu 1')
    },
  )

  it('[P-002] is not sent if the ledger cannot note its sheet', async () => {
    const bench = createWritersBench()
    bench.failLedger({ tag: 'unavailable', reason: 'no room' })
    expect(await bench.orders.sendBatch(aBatch(1, 1))()).toStrictEqual(failure('passing', 'no room'))
    expect(bench.writes()).toStrictEqual([])
    expect(bench.rows()).toStrictEqual([HEADINGS])
  })

  it('[P-002] is refused whole under a number that was used', async () => {
    const bench = await sent(1)
    expect(plain(await bench.orders.sendBatch(aBatch(1, 2))())).toStrictEqual(
      failure('refused', 'the service answers 400'),
    )
    expect(bench.column(PHONE)).toStrictEqual(people(1))
  })

  it('[P-002] without rows creates its marker only', async () => {
    const bench = await sent(0)
    expect(bench.rows()).toStrictEqual([HEADINGS])
    expect([...bench.book.markers().keys()]).toStrictEqual([1])
    expect(columnMarksIn(bench)).toStrictEqual([])
  })

  it('[P-002] that was first sent to another spreadsheet is not sent again', async () => {
    const bench = createWritersBench()
    expect(await bench.orders.sendBatch({ ...aBatch(1, 1), spreadsheet: FORMER.id })()).toStrictEqual(
      failure('refused', 'it was sent to another spreadsheet before'),
    )
    expect(bench.calls).toStrictEqual([])
    expect(await bench.orders.sendBatch({ ...aBatch(1, 1), spreadsheet: ORDERS.id })()).toStrictEqual(SENT)
  })

  it('[M-109] of memberships goes to the sheet of members', async () => {
    const bench = createWritersBench()
    expect(await bench.members.sendBatch({ ...aBatch(1), rows: [] })()).toStrictEqual(SENT)
    expect([...bench.bookOf(SHEETS.members.id).markers().keys()]).toStrictEqual([1])
    expect([...bench.book.markers().keys()]).toStrictEqual([])
  })

  it('[P-002, M-106] follows columns that staff moved, and marks none twice', async () => {
    const bench = await sent(1)
    bench.hands.insertColumns(ORDERS.name, 'C')
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(SENT)
    expect(bench.column(PHONE + 1)).toStrictEqual(people(1, 2))
    expect(columnMarksIn(bench)).toHaveLength(SHEET_COLUMNS.orders.length)
  })

  it('[P-002, M-106] unmarks columns whose cells staff cut and pasted elsewhere, and marks their new place', async () => {
    const bench = await sent(1)
    bench.hands.cutColumn(ORDERS.name, 'C', 'J')
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(SENT)
    expect(bench.column(9)).toStrictEqual(people(1, 2))
    expect(columnMarksIn(bench).filter((mark) => mark.startsWith('phone'))).toStrictEqual([
      `phone ${ORDERS.name}!J1:J1000`,
    ])
  })

  it.each([
    [
      'inserts a column',
      (bench: ReturnType<typeof createWritersBench>) => bench.hands.insertColumns(ORDERS.name, 'A'),
    ],
    [
      'makes the tab anew',
      (bench: ReturnType<typeof createWritersBench>) => bench.book.remakeTab(ORDERS.name),
    ],
  ])('[P-002] waits for the next try if somebody %s between reading and writing', async (_, act) => {
    const bench = await sent(1)
    bench.book.beforeNextCall(() => undefined)
    bench.book.beforeNextCall(() => act(bench))
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(MOVED)
    expect(bench.book.rowsOf(ORDERS.name).flat()).not.toContain(phoneOf(2))
    expect([...bench.book.markers().keys()]).toStrictEqual([1])
  })

  it('[P-002] with a row that the service does not take is refused, and leaves nothing', async () => {
    const bench = createWritersBench()
    bench.book.refuseText('Nguyễn Mẫu 2')
    expect(plain(await bench.orders.sendBatch(aBatch(1, 1, 2))())).toStrictEqual(
      failure('refused', 'the service answers 400'),
    )
    expect(bench.rows()).toStrictEqual([HEADINGS])
    expect([...bench.book.markers().keys()]).toStrictEqual([])
  })

  it('[P-003] halts the sheet if its tab was renamed or deleted', async () => {
    const bench = await sent(1)
    bench.hands.renameTab(ORDERS.name, 'Tháng 11')
    expect(doubtOf(await bench.orders.sendBatch(aBatch(2, 2))())).toStrictEqual({
      tag: 'doubtful',
      doubt: { tag: 'tabMissing', name: ORDERS.name, nowNamed: null },
    })
  })

  it('[P-003] halts the sheet if a range is protected, and names the tab', async () => {
    const bench = await sent(1)
    bench.hands.protect(ORDERS.name)
    expect(doubtOf(await bench.orders.sendBatch(aBatch(2, 2))())).toStrictEqual({
      tag: 'doubtful',
      doubt: { tag: 'rangeProtected', tab: { spreadsheet: ORDERS.id, name: ORDERS.name } },
    })
    bench.hands.unprotect(ORDERS.name)
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(SENT)
  })

  it('[P-003] halts the sheet if a column is missing', async () => {
    const bench = await sent(1)
    bench.hands.deleteColumns(ORDERS.name, 'D')
    expect(doubtOf(await bench.orders.sendBatch(aBatch(2, 2))())).toMatchObject({
      tag: 'doubtful',
      doubt: { tag: 'columnsMissing', headings: [HEADINGS[3]] },
    })
  })

  it.each([
    { body: {} },
    { body: null },
    { body: { replies: [] } },
    { body: { replies: [{}] } },
    { body: { replies: [{ createDeveloperMetadata: {} }] } },
    { body: { replies: [{ createDeveloperMetadata: { developerMetadata: { metadataId: 3 } } }] } },
  ])('[P-002] is not taken for sent by an answer that does not name its mark: %j', async (fault) => {
    const bench = await sent(1)
    bench.failEach('append', fault)
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(
      failure('passing', 'the answer makes no sense'),
    )
  })
})

describe('a batch that cannot be sent now', () => {
  it('[P-002] for a fault of the service waits with the reason of that fault, also if a column moved meanwhile', async () => {
    const bench = await sent(1)
    bench.failEach('head', { status: 503 })
    expect(plain(await bench.orders.sendBatch(aBatch(2, 2))())).toStrictEqual(
      failure('passing', 'the service answers 503'),
    )
    bench.endFaults()
    bench.failEach('append', { status: 503 })
    bench.book.beforeNextCall(() => undefined)
    bench.book.beforeNextCall(() => bench.hands.insertColumns(ORDERS.name, 'A'))
    expect(plain(await bench.orders.sendBatch(aBatch(2, 2))())).toStrictEqual(
      failure('passing', 'the service answers 503'),
    )
  })

  it.each([
    [400, 'passing'],
    [403, 'forbidden'],
  ])(
    '[P-002] because %i answers the call that marks its columns is %s, and no row is taken for invalid',
    async (status, tag) => {
      const bench = createWritersBench()
      bench.failEach('columnMarks', { status })
      expect(await bench.orders.sendBatch(aBatch(1, 1))()).toMatchObject(
        E.left({ tag, reason: `the service answers ${status}` }),
      )
      expect(bench.writes()).toHaveLength(1)
    },
  )

  it('[P-002] because its tab could not be read and is there now waits for the next try', async () => {
    const bench = await sent(1)
    bench.failEach('head', { status: 400 })
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(MOVED)
  })

  it('[P-002] because a copy with all marks took the place of its tab while these were made waits for the next try', async () => {
    const bench = createWritersBench({ metadataIsDuplicated: true })
    bench.book.beforeNextCall(() => undefined)
    bench.book.beforeNextCall(() => undefined)
    bench.book.beforeNextCall(() => {
      bench.book.act({ duplicateSheet: { sourceSheetId: 1, newSheetId: 77, newSheetName: 'Bản sao' } })
      bench.hands.deleteTab(ORDERS.name)
      bench.hands.renameTab('Bản sao', ORDERS.name)
    })
    expect(await bench.orders.sendBatch(aBatch(1, 1))()).toStrictEqual(MOVED)
    expect(bench.rows()).toStrictEqual([HEADINGS])
    expect(await bench.orders.sendBatch(aBatch(1, 1))()).toStrictEqual(SENT)
    expect(bench.noted.map(([{ tab }]) => tab)).toStrictEqual([1, 77])
  })

  it('[P-002] because the tab of its first rows was made anew meanwhile waits for the next try', async () => {
    const bench = createWritersBench({ headed: false })
    bench.book.beforeNextCall(() => undefined)
    bench.book.beforeNextCall(() => bench.book.remakeTab(ORDERS.name))
    expect(await bench.orders.sendBatch(aBatch(1, 1))()).toStrictEqual(MOVED)
    expect(bench.rows()).toStrictEqual([])
  })
})

describe('the marker of a batch', () => {
  const FOR = { id: 1, markerValue: 'mark 1', spreadsheet: null }

  it('[P-002] is ours after a call whose answer was lost', async () => {
    const bench = createWritersBench()
    bench.failEach('append', 'lost')
    expect(E.isLeft(await bench.orders.sendBatch(aBatch(1, 1))())).toBe(true)
    bench.endFaults()
    expect(await bench.orders.claimId(FOR)()).toStrictEqual(E.right('ours'))
    expect(await bench.orders.claimId({ ...FOR, spreadsheet: ORDERS.id })()).toStrictEqual(E.right('ours'))
    expect(await bench.orders.claimId({ ...FOR, markerValue: 'another' })()).toStrictEqual(E.right('foreign'))
    expect(bench.column(PHONE)).toStrictEqual(people(1))
  })

  it.each(['installation:of another batch', 'installation:of a batc', 'installation:of a batch too'])(
    '[P-002] is ours only as a whole: %s',
    async (value) => {
      const bench = createWritersBench()
      bench.book.addMarker(1, value)
      expect(await bench.orders.claimId({ ...FOR, markerValue: 'installation:of a batch' })()).toStrictEqual(
        E.right('foreign'),
      )
    },
  )

  it('[P-002] is reserved at its full length if it is absent, so that a late call is refused', async () => {
    const bench = createWritersBench()
    expect(await bench.orders.claimId(FOR)()).toStrictEqual(E.right('absent'))
    expect(bench.book.markers().get(1)?.metadataValue).toBe('xxxxxx')
    expect(plain(await bench.orders.sendBatch(aBatch(1, 1))())).toMatchObject(
      failure('refused', 'the service answers 400'),
    )
    expect(bench.rows()).toStrictEqual([HEADINGS])
  })

  it('[P-002] is looked for where the batch was sent first; absent there, its rows get another number', async () => {
    const bench = createWritersBench()
    expect(await bench.orders.claimId({ ...FOR, spreadsheet: FORMER.id })()).toStrictEqual(E.right('foreign'))
    expect(bench.bookOf(FORMER.id).markers().get(1)?.metadataValue).toBe('xxxxxx')
    expect([...bench.book.markers().keys()]).toStrictEqual([])
    bench.bookOf(FORMER.id).addMarker(2, 'mark 2')
    expect(
      await bench.orders.claimId({ id: 2, markerValue: 'mark 2', spreadsheet: FORMER.id })(),
    ).toStrictEqual(E.right('ours'))
  })

  it('[P-002] in a spreadsheet that cannot be reached names that one, if it is not the present one', async () => {
    const bench = createWritersBench()
    bench.failEach('call', { status: 403 })
    expect(doubtOf(await bench.orders.claimId({ ...FOR, spreadsheet: FORMER.id })())).toStrictEqual({
      tag: 'doubtful',
      doubt: { tag: 'sheetUnreachable', id: FORMER.id, name: '', reason: 'the service answers 403' },
    })
    bench.endFaults()
    bench.failEach('call', { status: 503 })
    expect(plain(await bench.orders.claimId({ ...FOR, spreadsheet: FORMER.id })())).toStrictEqual(
      failure('passing', 'the service answers 503'),
    )
    bench.endFaults()
    bench.failEach('call', { status: 403 })
    for (const spreadsheet of [null, ORDERS.id])
      expect(plain(await bench.orders.claimId({ ...FOR, spreadsheet })())).toStrictEqual(
        failure('forbidden', 'the service answers 403'),
      )
  })

  it('[P-002] that cannot be reserved because the spreadsheet is full waits', async () => {
    const bench = createWritersBench()
    bench.failEach('reservation', { status: 400 })
    expect(await bench.orders.claimId(FOR)()).toStrictEqual(
      failure('passing', 'the spreadsheet takes no further mark'),
    )
    bench.endFaults()
    bench.failEach('reservation', { status: 503 })
    expect(plain(await bench.orders.claimId(FOR)())).toStrictEqual(
      failure('passing', 'the service answers 503'),
    )
  })

  it.each([{}, null, { metadataId: 1 }, { metadataId: 2, metadataValue: 'mark 1' }])(
    '[P-002] is not decided by an answer that names another marker: %j',
    async (body) => {
      const bench = createWritersBench()
      bench.failEach('call', { body })
      expect(await bench.orders.claimId(FOR)()).toStrictEqual(failure('passing', 'the answer makes no sense'))
    },
  )

  it('[P-002] is left alone if another answer than that it is absent comes', async () => {
    const bench = createWritersBench()
    bench.fail('marker', { status: 500 })
    expect(plain(await bench.orders.claimId(FOR)())).toStrictEqual(
      failure('passing', 'the service answers 500'),
    )
    expect(bench.writes()).toStrictEqual([])
  })

  it('[P-002] is removed with the others that are no longer needed', async () => {
    const bench = await sent(1)
    expect(await bench.orders.sendBatch(aBatch(2, 2))()).toStrictEqual(SENT)
    expect(await bench.orders.removeMarkers([1])()).toStrictEqual(SENT)
    expect([...bench.book.markers().keys()]).toStrictEqual([2])
    expect(columnMarksIn(bench)).toHaveLength(SHEET_COLUMNS.orders.length)
  })

  it('[P-002] is counted against the limit of the spreadsheet to which its batch goes', () => {
    const { orders, members } = createWritersBench()
    expect([orders.markerRoom, members.markerRoom]).toStrictEqual([
      { spreadsheet: ORDERS.id, most: 1_000 },
      { spreadsheet: SHEETS.members.id, most: 1_000 },
    ])
  })
})

describe('the id of a round of removals', () => {
  it('[P-004] is reserved once; a call that is still under way is refused', async () => {
    const bench = await sent(2)
    expect(await bench.orders.reserveId({ id: 7, sheet: null })()).toStrictEqual(MARKED)
    expect(bench.book.markers().get(7)?.metadataValue).toBe('x')
    expect(await bench.orders.reserveId({ id: 7, sheet: null })()).toStrictEqual(MARKED)
    expect(await bench.orders.reserveId({ id: 1, sheet: null })()).toStrictEqual(UNMARKED)
    expect(plain(await bench.orders.removeRows(aRound(7, [1]))())).toStrictEqual(
      failure('refused', 'the service answers 400'),
    )
    expect(bench.column(PHONE)).toStrictEqual(people(1, 2))
    expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú'])
  })

  it('[P-004] is reserved in the sheet that it removes from', async () => {
    const bench = createWritersBench()
    const sheet = { id: 'f', spreadsheet: FORMER.id, tab: 1, name: FORMER.name }
    expect(await bench.orders.reserveId({ id: 7, sheet })()).toStrictEqual(MARKED)
    expect([...bench.bookOf(FORMER.id).markers().keys()]).toStrictEqual([7])
    expect([...bench.book.markers().keys()]).toStrictEqual([])
    bench.failEach('call', { status: 403 })
    expect(doubtOf(await bench.orders.reserveId({ id: 7, sheet })())).toStrictEqual({
      tag: 'passing',
      doubt: {
        tag: 'sheetUnreachable',
        id: FORMER.id,
        name: FORMER.name,
        reason: 'the service answers 403',
      },
    })
  })
})

describe('a removal', () => {
  it.each([
    [[1], [2, 3, 4, 5, 6, 7, 8]],
    [[8], [1, 2, 3, 4, 5, 6, 7]],
    [
      [1, 2, 4, 5, 6, 8],
      [3, 7],
    ],
    [
      [8, 1, 2],
      [3, 4, 5, 6, 7],
    ],
  ])('[P-004] of %j leaves all others in order, and no hidden tab', async (gone, stay) => {
    const bench = await sent(8)
    expect(await bench.orders.removeRows(aRound(9, gone))()).toStrictEqual(MARKED)
    expect(bench.column(PHONE)).toStrictEqual(people(...stay))
    expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú'])
    expect(bench.book.markers().get(9)?.metadataValue).toBe('x')
    expect(columnMarksIn(bench)).toHaveLength(SHEET_COLUMNS.orders.length)
  })

  it('[P-004] takes every row of a person, in a tab without headings too', async () => {
    const bench = await sent(2, { headed: false })
    expect(await bench.orders.sendBatch(aBatch(2, 1, 3))()).toStrictEqual(SENT)
    expect(await bench.orders.removeRows(aRound(9, [1]))()).toStrictEqual(MARKED)
    expect(bench.column(PHONE)).toStrictEqual(people(2, 3))
  })

  it('[P-004] of a person without a row writes nothing', async () => {
    const bench = await sent(2)
    const before = bench.writes().length
    expect(await bench.orders.removeRows(aRound(9, [3]))()).toStrictEqual(UNMARKED)
    expect(bench.writes()).toHaveLength(before)
  })

  it('[P-004] leaves rows that are newer than the erasure', async () => {
    const bench = await sent(1)
    const [first] = aBatch(2, 1).rows
    const later = { ...first, at: (first?.at ?? 0) + 60_000 } as NonNullable<typeof first>
    expect(await bench.orders.sendBatch({ ...aBatch(2), rows: [later] })()).toStrictEqual(SENT)
    const removals = aRound(9, [1]).removals.map((each) => ({ ...each, rowsUntil: first?.at ?? 0 }))
    expect(await bench.orders.removeRows(aRound(9, [1], { removals }))()).toStrictEqual(MARKED)
    expect(bench.column(6)).toStrictEqual(['20/11/2026 08:31:00'])
  })

  it.each([
    ['inserts a row above', (hands: ReturnType<typeof createStaffHands>) => hands.insertRows(ORDERS.name, 2)],
    ['sorts', (hands: ReturnType<typeof createStaffHands>) => hands.sort(ORDERS.name, 'C', 'desc')],
    ['deletes a row above', (hands: ReturnType<typeof createStaffHands>) => hands.deleteRows(ORDERS.name, 2)],
  ])(
    '[P-003] puts back rows that were not meant, with their notes, if somebody %s meanwhile',
    async (_, act) => {
      const bench = await sent(5)
      for (const n of [1, 2, 3, 4, 5]) bench.hands.type(ORDERS.name, 'I', n + 1, `ghi chú ${n}`)
      bench.book.beforeEachCall((path) => {
        if (path !== ':batchUpdate' || bench.writes().length !== 2) return
        act(bench.hands)
      })
      const answer = await bench.orders.removeRows(aRound(9, [3]))()
      const again = E.isLeft(answer) ? await bench.orders.removeRows(aRound(10, [3]))() : answer
      expect(E.isRight(again)).toBe(true)
      const left = new Map(bench.rows().map((row) => [row[PHONE], row[8]]))
      expect(left.has(phoneOf(3))).toBe(false)
      for (const n of [4, 5]) expect(left.get(phoneOf(n))).toBe(`ghi chú ${n}`)
      expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú'])
    },
  )

  it('[P-003] that was interrupted after it deleted is resumed: all rows are put back, then the meant ones are deleted', async () => {
    const bench = await sent(4)
    bench.book.beforeEachCall((path) => {
      if (path === ':batchUpdate' && bench.writes().length === 3) bench.hands.sort(ORDERS.name, 'C', 'desc')
    })
    bench.failEach('removal', 'lost')
    expect(plain(await bench.orders.removeRows(aRound(9, [1]))())).toStrictEqual(
      failure('passing', 'the service cannot be reached'),
    )
    bench.endFaults()
    expect(bench.column(PHONE)).toStrictEqual(people(3, 2, 1))
    expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú', 'dang-xoa-1-9'])
    expect(await bench.orders.removeRows(aRound(10, [1]))()).toStrictEqual(ROWS_LEFT)
    expect([...bench.column(PHONE)].sort()).toStrictEqual(people(1, 2, 3, 4))
    expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú'])
    expect(await bench.orders.removeRows(aRound(11, [1]))()).toStrictEqual(MARKED)
    expect([...bench.column(PHONE)].sort()).toStrictEqual(people(2, 3, 4))
  })

  it('[P-003] that was interrupted puts rows back at the top of a tab without headings', async () => {
    const bench = await sent(3, { headed: false })
    bench.failEach('removal', 'lost')
    await bench.orders.removeRows(aRound(9, [1]))()
    bench.endFaults()
    expect(bench.column(PHONE)).toStrictEqual(people(2, 3))
    expect(await bench.orders.removeRows(aRound(10, [3]))()).toStrictEqual(ROWS_LEFT)
    expect(bench.column(PHONE)).toStrictEqual(people(1, 2, 3))
  })

  it('[P-003] that was interrupted puts rows back under their headings if staff inserted columns meanwhile', async () => {
    const bench = await sent(2)
    bench.hands.type(ORDERS.name, 'H', 2, 'gọi lại')
    bench.failEach('removal', 'lost')
    await bench.orders.removeRows(aRound(9, [1]))()
    bench.endFaults()
    bench.hands.insertColumns(ORDERS.name, 'B', 2)
    expect(await bench.orders.removeRows(aRound(10, [2]))()).toStrictEqual(ROWS_LEFT)
    expect(bench.column(PHONE + 2)).toStrictEqual(people(1, 2))
    expect(bench.column(9)[0]).toBe('gọi lại')
    expect(bench.column(1)[0] ?? '').toBe('')
  })

  it('[P-003] whose columns moved before its copy was compared waits; what it copied is put back in the next round', async () => {
    const bench = await sent(4)
    const end = bench.book.beforeEachCall((path) => {
      if (path === ':batchUpdate' && bench.writes().length === 3) bench.hands.sort(ORDERS.name, 'C', 'desc')
      if (path !== '' || bench.titles().length !== 3) return
      bench.hands.insertColumns(ORDERS.name, 'A')
      end()
    })
    expect(await bench.orders.removeRows(aRound(9, [1]))()).toStrictEqual(MOVED)
    expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú', 'dang-xoa-1-9'])
    expect(await bench.orders.removeRows(aRound(10, [1]))()).toStrictEqual(ROWS_LEFT)
    expect(await bench.orders.removeRows(aRound(11, [1]))()).toStrictEqual(MARKED)
    expect([...bench.column(PHONE + 1)].sort()).toStrictEqual(people(2, 3, 4))
  })

  it('[P-003] asks staff about rows of the number whose time cannot be read, and deletes none of them', async () => {
    const bench = await sent(2)
    bench.hands.type(ORDERS.name, 'G', 2, 'hôm qua')
    const removals = aRound(9, [1]).removals.map((each) => ({ ...each, rowsUntil: 1 }))
    expect(doubtOf(await bench.orders.removeRows(aRound(9, [1], { removals }))())).toStrictEqual({
      tag: 'doubtful',
      doubt: {
        tag: 'rowsUndated',
        rows: [1],
        tab: { spreadsheet: ORDERS.id, name: ORDERS.name, columns: { phone: PHONE, time: 6 } },
      },
    })
    expect(bench.column(PHONE)).toStrictEqual(people(1, 2))
  })

  it('[P-003] asks staff about rows without a readable number, while the sheet goes on', async () => {
    const bench = await sent(2)
    bench.hands.type(ORDERS.name, 'C', 2, 'hỏi lại')
    const removals = aRound(9, [1]).removals.map((each) => ({ ...each, times: null }))
    expect(doubtOf(await bench.orders.removeRows(aRound(9, [1], { removals }))())).toStrictEqual({
      tag: 'passing',
      doubt: {
        tag: 'rowsUnnumbered',
        rows: [1],
        tab: { spreadsheet: ORDERS.id, name: ORDERS.name, columns: { phone: PHONE, time: 6 } },
      },
    })
  })

  it('[P-003] waits if the tab changes while its rows are read', async () => {
    const bench = await sent(2)
    let reads = 0
    bench.book.beforeEachCall((path) => {
      if (path !== '/values:batchGet') return
      reads += 1
      if (reads === 1) bench.hands.insertColumns(ORDERS.name, 'A')
    })
    expect(await bench.orders.removeRows(aRound(9, [1]))()).toStrictEqual(MOVED)
    expect(bench.column(PHONE + 1)).toStrictEqual(people(1, 2))
  })

  it.each<[string, (hands: ReturnType<typeof createStaffHands>) => void]>([
    ['is renamed', ({ renameTab }) => renameTab(ORDERS.name, 'Tháng 11')],
    ['grows', ({ insertRows }) => insertRows(ORDERS.name, 2)],
    ['gets a column', ({ insertColumns }) => insertColumns(ORDERS.name, 'D')],
    ['has its headings moved', ({ moveRows }) => moveRows(ORDERS.name, 1, 3)],
    ['is deleted', ({ deleteTab }) => deleteTab(ORDERS.name)],
  ])('[P-003] waits if the tab %s after its rows were read', async (_, act) => {
    const bench = await sent(2)
    bench.before('tabs', 2, () => act(bench.hands))
    expect(await bench.orders.removeRows(aRound(9, [1]))()).toStrictEqual(MOVED)
  })

  it('[P-004] is not done while a row of the person was put in again', async () => {
    const bench = await sent(2)
    const [, row = []] = bench.rows()
    bench.before('tabs', 4, () => bench.hands.typeRow(ORDERS.name, 3, row.with(0, '9')))
    expect(await bench.orders.removeRows(aRound(9, [1]))()).toStrictEqual(ROWS_LEFT)
    expect(bench.column(PHONE)).toHaveLength(2)
  })

  it('[P-004] finds a renamed tab by its number, and the new one of its name: one in a round', async () => {
    const bench = await sent(2)
    bench.hands.renameTab(ORDERS.name, 'Tháng 11')
    bench.book.copyTab('Tháng 11', ORDERS.name)
    const sheet = { id: 'k', spreadsheet: ORDERS.id, tab: 1, name: ORDERS.name }
    expect(await bench.orders.removeRows(aRound(9, [1], { sheet }))()).toStrictEqual(ROWS_LEFT)
    expect(await bench.orders.removeRows(aRound(10, [1], { sheet }))()).toStrictEqual(MARKED)
    for (const title of [ORDERS.name, 'Tháng 11'])
      expect(bench.book.rowsOf(title).flat()).not.toContain(phoneOf(1))
    for (const title of [ORDERS.name, 'Tháng 11'])
      expect(bench.book.rowsOf(title).flat()).toContain(phoneOf(2))
  })

  it('[P-004] names the tab that has the rows now if none has the configured name', async () => {
    const bench = await sent(1)
    bench.hands.renameTab(ORDERS.name, 'Tháng 11')
    const sheet = { id: 'k', spreadsheet: ORDERS.id, tab: 1, name: ORDERS.name }
    expect(doubtOf(await bench.orders.removeRows(aRound(9, [1], { sheet }))())).toStrictEqual({
      tag: 'doubtful',
      doubt: { tag: 'tabMissing', name: ORDERS.name, nowNamed: 'Tháng 11' },
    })
  })

  it('[P-004] from a former spreadsheet whose tab staff deleted is done, and drops what it left hidden', async () => {
    const bench = createWritersBench()
    const former = bench.bookOf(FORMER.id)
    const hands = createStaffHands(former)
    hands.addTab('dang-xoa-1-5')
    hands.addTab('khác')
    hands.deleteTab(FORMER.name)
    const sheet = { id: 'f', spreadsheet: FORMER.id, tab: 1, name: FORMER.name }
    expect(await bench.orders.removeRows(aRound(9, [1], { sheet }))()).toStrictEqual(UNMARKED)
    expect(former.state().tabs.map(({ title }) => title)).toStrictEqual(['khác'])
    const before = bench.writes().length
    expect(await bench.orders.removeRows(aRound(10, [1], { sheet }))()).toStrictEqual(UNMARKED)
    expect(bench.writes()).toHaveLength(before)
  })

  it('[P-004] from a former spreadsheet that cannot be reached is tried again later, and halts nothing', async () => {
    const bench = createWritersBench()
    bench.forget(FORMER.id)
    const sheet = { id: 'f', spreadsheet: FORMER.id, tab: 1, name: FORMER.name }
    const answer = await bench.orders.removeRows(aRound(9, [1], { sheet }))()
    expect(answer).toMatchObject(E.left({ tag: 'passing', retryAfterMs: 300_000 }))
    expect(doubtOf(answer).doubt).toMatchObject({ tag: 'sheetUnreachable', id: FORMER.id, name: FORMER.name })
    const present = { ...sheet, spreadsheet: ORDERS.id }
    bench.forget(ORDERS.id)
    expect(E.isLeft(await bench.orders.removeRows(aRound(9, [1], { sheet: present }))())).toBe(true)
  })

  it('[P-004] meets a protected range: the present tab halts, a former tab waits', async () => {
    const bench = await sent(1)
    bench.hands.protect(ORDERS.name)
    const tab = { spreadsheet: ORDERS.id, name: ORDERS.name }
    expect(doubtOf(await bench.orders.removeRows(aRound(9, [1]))())).toStrictEqual({
      tag: 'doubtful',
      doubt: { tag: 'rangeProtected', tab },
    })
    bench.hands.renameTab(ORDERS.name, 'Tháng 11')
    bench.hands.addTab(ORDERS.name)
    bench.hands.typeRow(ORDERS.name, 1, HEADINGS)
    const sheet = { id: 'k', spreadsheet: ORDERS.id, tab: 1, name: ORDERS.name }
    const answer = await bench.orders.removeRows(aRound(9, [1], { sheet }))()
    expect(answer).toMatchObject(E.left({ tag: 'passing', retryAfterMs: 300_000 }))
    expect(doubtOf(answer).doubt).toStrictEqual({ tag: 'rangeProtected', tab: { ...tab, name: 'Tháng 11' } })
  })
})

describe('a tab of unusual size', () => {
  const readsOf = (bench: ReturnType<typeof createWritersBench>) =>
    bench.calls.filter((path) => path.includes('values:batchGet')).length

  it('[P-003] of more than 40,000 rows is read twice if nothing was found, because somebody may have sorted it', async () => {
    const bench = await sent(1, { rowCount: 40_001 })
    expect(await bench.orders.removeRows(aRound(9, [2]))()).toStrictEqual(UNMARKED)
    expect(readsOf(bench)).toBe(4)
    expect(await bench.orders.removeRows(aRound(10, [1]))()).toStrictEqual(MARKED)
    // Two to find the row, one of the hidden tab, and one of the 40,000 rows that are left.
    expect(readsOf(bench)).toBe(4 + 2 + 1 + 1)
  })

  it('[P-015] of 40,000 rows is read once if nothing was found', async () => {
    const bench = await sent(1, { rowCount: 40_000 })
    expect(await bench.orders.removeRows(aRound(9, [2]))()).toStrictEqual(UNMARKED)
    expect(readsOf(bench)).toBe(1)
  })

  it('[P-003] of more than 26 columns gets back all of them', async () => {
    const bench = await sent(2, { columnCount: 40 })
    bench.hands.type(ORDERS.name, 'AL', 2, 'gọi lại')
    bench.failEach('removal', 'lost')
    await bench.orders.removeRows(aRound(9, [1]))()
    bench.endFaults()
    const captured = bench.book.state().tabs.find(({ title }) => title === 'dang-xoa-1-9')
    expect(captured).toMatchObject({ isHidden: true, rowCount: 1, columnCount: 50 })
    bench.hands.insertColumns(ORDERS.name, 'A')
    expect(await bench.orders.removeRows(aRound(10, [1]))()).toStrictEqual(ROWS_LEFT)
    expect(bench.rows()[1]?.[38]).toBe('gọi lại')
  })
})

describe('a tab that is not what it was', () => {
  const renamed = { id: 'k', spreadsheet: ORDERS.id, tab: null, name: 'Tháng 10' }

  it('[P-004] is found by its name where its number was never known', async () => {
    const bench = await sent(2)
    bench.book.copyTab(ORDERS.name, 'Tháng 10')
    expect(await bench.orders.removeRows(aRound(9, [1], { sheet: renamed }))()).toStrictEqual(ROWS_LEFT)
    expect(await bench.orders.removeRows(aRound(10, [1], { sheet: renamed }))()).toStrictEqual(MARKED)
    expect(bench.book.rowsOf('Tháng 10').flat()).not.toContain(phoneOf(1))
    expect(bench.book.rowsOf('Tháng 10').flat()).toContain(phoneOf(2))
  })

  it('[P-004] is found by its name where staff deleted the one of its number', async () => {
    const bench = await sent(2)
    bench.book.copyTab(ORDERS.name, 'Tháng 10')
    const sheet = { ...renamed, tab: 77 }
    await bench.orders.removeRows(aRound(9, [1], { sheet }))()
    expect(await bench.orders.removeRows(aRound(10, [1], { sheet }))()).toStrictEqual(MARKED)
    expect(bench.book.rowsOf('Tháng 10').flat()).not.toContain(phoneOf(1))
    expect(bench.book.rowsOf('Ghi chú')).toStrictEqual([])
  })

  it('[P-004] waits where a former spreadsheet has a tab of the configured name', async () => {
    const bench = createWritersBench()
    const former = createStaffHands(bench.bookOf(FORMER.id))
    former.renameTab(FORMER.name, ORDERS.name)
    former.typeRow(ORDERS.name, 1, HEADINGS)
    former.typeRow(ORDERS.name, 2, ['1', 'Mẫu', `'${phoneOf(1)}`, 'a', 'b', 'c', '20/11/2026 08:30:00'])
    former.protect(ORDERS.name)
    const sheet = { id: 'f', spreadsheet: FORMER.id, tab: 1, name: ORDERS.name }
    const answer = await bench.orders.removeRows(aRound(9, [1], { sheet }))()
    expect(answer).toMatchObject(E.left({ tag: 'passing', retryAfterMs: 300_000 }))
    expect(doubtOf(answer).doubt).toStrictEqual({
      tag: 'rangeProtected',
      tab: { spreadsheet: FORMER.id, name: ORDERS.name },
    })
  })

  it('[P-003] has the fault of its columns and its name told to staff', async () => {
    const bench = await sent(1)
    bench.hands.deleteColumns(ORDERS.name, 'C')
    expect(doubtOf(await bench.orders.removeRows(aRound(9, [1]))())).toMatchObject({
      tag: 'doubtful',
      doubt: { tag: 'columnsMissing', tab: { spreadsheet: ORDERS.id, name: ORDERS.name } },
    })
  })

  it.each([
    ['renamed', (bench: ReturnType<typeof createWritersBench>) => bench.hands.renameTab(ORDERS.name, 'x')],
    ['deleted', (bench: ReturnType<typeof createWritersBench>) => bench.hands.deleteTab(ORDERS.name)],
    ['replaced', (bench: ReturnType<typeof createWritersBench>) => bench.book.remakeTab(ORDERS.name)],
    ['longer', (bench: ReturnType<typeof createWritersBench>) => bench.hands.insertRows(ORDERS.name, 900)],
    [
      'headed elsewhere',
      (bench: ReturnType<typeof createWritersBench>) => bench.hands.moveRows(ORDERS.name, 1, 3),
    ],
  ])('[P-003] is not written to if it was %s before, or after, its rows were read', async (_, act) => {
    for (const isAfter of [false, true]) {
      const bench = await sent(3)
      const before = bench.writes().length
      let isRead = false
      let isDone = false
      bench.book.beforeEachCall((path) => {
        if (!isDone && (isAfter ? isRead && path === '' : path === '/values:batchGet')) {
          isDone = true
          act(bench)
        }
        isRead ||= path === '/values:batchGet'
      })
      expect(E.isLeft(await bench.orders.removeRows(aRound(9, [2]))())).toBe(true)
      expect([isDone, bench.writes().length]).toStrictEqual([true, before])
    }
  })

  it('[P-004] takes up its own hidden tabs and those of deleted tabs, and no other tab', async () => {
    const bench = await sent(1)
    for (const title of ['dang-xoa-2-5', 'x-dang-xoa-1-5', 'dang-xoa-1', 'dang-xoa-1-5-x'])
      bench.hands.addTab(title)
    expect(await bench.orders.removeRows(aRound(9, [1]))()).toStrictEqual(MARKED)
    expect(bench.titles()).toHaveLength(6)
    bench.hands.addTab('dang-xoa-77-5')
    expect(await bench.orders.removeRows(aRound(10, [1]))()).toStrictEqual(ROWS_LEFT)
    expect(bench.titles()).toHaveLength(6)
    expect(bench.titles()).toContain('dang-xoa-2-5')
  })
})

describe('the reading of sheets after a restore', () => {
  const rowsIn = (answer: E.Either<unknown, { rows: ReadonlyArray<{ persons: ReadonlyArray<string> }> }>) =>
    E.isRight(answer) ? answer.right.rows.flatMap(({ persons }) => persons) : answer

  it('[P-005] gives the markers and rows of each sheet that took rows, each tab once', async () => {
    const bench = await sent(2)
    const former = bench.bookOf(FORMER.id)
    createStaffHands(former).typeRow(FORMER.name, 1, HEADINGS)
    createStaffHands(former).typeRow(FORMER.name, 2, [
      '1',
      'Nguyễn Mẫu 9',
      `'${phoneOf(9)}`,
      'Hà Nội',
      'Ba Đình',
      'Hàu biển',
      '20/11/2026 08:30:00',
    ])
    former.addMarker(4, 'mark 4')
    const known = [
      { id: 'k', spreadsheet: ORDERS.id, tab: 1, name: ORDERS.name },
      { id: 'f', spreadsheet: FORMER.id, tab: 1, name: FORMER.name },
    ]
    const answer = await bench.orders.readSheets(known)()
    expect(answer).toMatchObject(
      E.right({
        markers: [
          { id: 1, value: 'mark 1', spreadsheet: ORDERS.id },
          { id: 4, value: 'mark 4', spreadsheet: FORMER.id },
        ],
      }),
    )
    expect(rowsIn(answer)).toStrictEqual(people(1, 2, 9).map((phone) => nationalNumber(phone)))
    expect(E.isRight(answer) && answer.right.markers).toHaveLength(2)
    expect(E.isRight(answer) && answer.right.rows.map(({ row }) => row)).toStrictEqual([1, 2, 1])
  })

  it('[P-005] reads the configured tab also where the ledger knows only others: a copy of the spreadsheet has their rows', async () => {
    const bench = await sent(2)
    const known = [{ id: 'f', spreadsheet: FORMER.id, tab: 1, name: FORMER.name }]
    createStaffHands(bench.bookOf(FORMER.id)).typeRow(FORMER.name, 1, HEADINGS)
    const answer = await bench.orders.readSheets(known)()
    expect(rowsIn(answer)).toStrictEqual(people(1, 2).map((phone) => nationalNumber(phone)))
    expect(answer).toMatchObject(E.right({ markers: [{ id: 1, value: 'mark 1', spreadsheet: ORDERS.id }] }))
  })

  it('[P-005] returns no marker of another program, and none if there is none', async () => {
    const bench = createWritersBench()
    expect(await bench.orders.readSheets([])()).toStrictEqual(E.right({ markers: [], rows: [] }))
    bench.book.act({
      createDeveloperMetadata: {
        developerMetadata: {
          metadataId: 5,
          metadataKey: 'another',
          metadataValue: 'x',
          visibility: 'DOCUMENT',
          location: { spreadsheet: true },
        },
      },
    })
    expect(await bench.orders.readSheets([])()).toStrictEqual(E.right({ markers: [], rows: [] }))
  })

  it('[P-005] reads a date with the day first; if another date shows that the month is first, it is unsure', async () => {
    const bench = await sent(2)
    const orders = async () => {
      const answer = await bench.orders.readSheets([])()
      return E.isRight(answer) ? answer.right.rows.map(({ time }) => time?.from) : answer
    }
    bench.hands.type(ORDERS.name, 'G', 2, "'12/11/2026 08:30:00")
    const [dayFirst] = (await orders()) as ReadonlyArray<number>
    bench.hands.type(ORDERS.name, 'G', 3, "'11/25/2026 08:30:00")
    const [monthFirst] = (await orders()) as ReadonlyArray<number>
    expect([dayFirst, monthFirst]).toStrictEqual([Date.UTC(2026, 10, 12, 1, 30), undefined])
  })

  it('[P-005] first puts back the rows that an interrupted removal had deleted', async () => {
    const bench = await sent(2)
    bench.failEach('removal', 'lost')
    await bench.orders.removeRows(aRound(9, [1]))()
    bench.endFaults()
    expect(bench.column(PHONE)).toStrictEqual(people(2))
    expect([...(rowsIn(await bench.orders.readSheets([])()) as ReadonlyArray<string>)].sort()).toStrictEqual(
      people(1, 2).map((phone) => nationalNumber(phone)),
    )
    expect(bench.titles()).toStrictEqual([ORDERS.name, 'Ghi chú'])
  })

  it('[P-005] waits if the tab changes meanwhile', async () => {
    const bench = await sent(2)
    bench.book.beforeEachCall((path) => {
      if (path === '/values:batchGet') bench.hands.insertRows(ORDERS.name, 2)
    })
    expect(await bench.orders.readSheets([])()).toStrictEqual(MOVED)
  })

  it('[P-005] of a sheet that is missing or cannot be reached halts, and names it', async () => {
    const bench = createWritersBench()
    const known = [{ id: 'f', spreadsheet: FORMER.id, tab: 1, name: FORMER.name }]
    bench.deny(FORMER.id)
    expect(doubtOf(await bench.orders.readSheets(known)())).toStrictEqual({
      tag: 'doubtful',
      doubt: {
        tag: 'sheetUnreachable',
        id: FORMER.id,
        name: FORMER.name,
        reason: 'the service answers 403',
      },
    })
  })

  it.each([
    { metadataId: '1', metadataKey: 'don', metadataValue: 'mark 1' },
    { metadataId: 1, metadataKey: 'don' },
    { metadataId: 1, metadataValue: 'mark 1' },
  ])('[P-005] does not guess what a marker is: %j', async (marker) => {
    const bench = await sent(2)
    bench.failEach('markers', { body: { developerMetadata: [marker] } })
    expect(await bench.orders.readSheets([])()).toStrictEqual(failure('passing', 'the answer makes no sense'))
  })

  it.each([1, 3])('[P-005] does not take %i columns for the two that it asked for', async (count) => {
    const bench = await sent(2)
    const valueRanges = Array.from({ length: count }, () => ({ values: [[phoneOf(1)]] }))
    bench.failEach('values', { body: { valueRanges } })
    expect(await bench.orders.readSheets([])()).toStrictEqual(failure('passing', 'the answer makes no sense'))
  })

  it.each(['markers', 'tabs', 'head', 'values'] as const)(
    '[P-005] does not take the answer to another call for the %s',
    async (kind) => {
      const bench = await sent(2)
      bench.failEach(kind, { body: { developerMetadata: 1 } })
      expect(await bench.orders.readSheets([])()).toStrictEqual(
        failure('passing', 'the answer makes no sense'),
      )
    },
  )
})
