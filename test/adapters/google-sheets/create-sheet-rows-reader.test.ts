import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import {
  createSheetRowsReader,
  decodeValues,
} from '../../../src/adapters/google-sheets/create-sheet-rows-reader'
import { createGetToken } from '../../../src/adapters/google-sheets/service-account'
import { mustNotBeCalled } from '../../support/must-not-be-called'
import { type Fault, KEY_FILE, startSheetsService } from '../../support/stand-in-sheets/sheets-service'
import { writeRows } from '../../support/stand-in-sheets/values'

const answerOf = (...values: ReadonlyArray<ReadonlyArray<unknown>>) => ({
  range: 'SanPham!A1:Z1000',
  majorDimension: 'ROWS',
  values,
})
const HEADINGS = ['id', 'group', 'title', 'discount']

describe("a tab's values", () => {
  it('[M-131] are rows as wide as their header, without blank rows', () => {
    expect(
      decodeValues(
        answerOf(
          [],
          HEADINGS,
          ['sp-1', '', 'Hàu biển'],
          ['', ' '],
          [],
          ['sp-2', 'Sinh lực', 'Sâm cau', '990.000đ', 'ghi chú'],
        ),
      ),
    ).toStrictEqual(
      E.right([
        HEADINGS,
        ['sp-1', '', 'Hàu biển', ''],
        ['sp-2', 'Sinh lực', 'Sâm cau', '990.000đ', 'ghi chú'],
      ]),
    )
  })
})

describe('a response that is no catalogue', () => {
  it.each([
    { body: answerOf(), reason: 'the tab is empty', why: 'no rows' },
    { body: answerOf([], ['', ' ']), reason: 'the tab is empty', why: 'blank rows only' },
    { body: { range: 'SanPham!A1:Z1000', majorDimension: 'ROWS' }, reason: 'the answer holds no rows' },
    { body: {}, reason: 'the answer holds no rows', why: 'something else answers' },
    { body: null, reason: 'the answer holds no rows', why: 'nothing' },
    { body: { values: 'sp-1' }, reason: 'the answer holds no rows', why: 'no list' },
    { body: answerOf(HEADINGS), reason: 'the tab has no product below its header row', why: 'header only' },
    {
      body: answerOf(['sp-1', '', 'Hàu biển']),
      reason: 'the tab has no product below its header row',
      why: 'one row, which is the header',
    },
    {
      body: answerOf(HEADINGS, ['sp-1'], ['', '', 'Hàu biển']),
      reason: 'the tab has no product below its header row',
      why: 'rows without title or id',
    },
  ])('[M-131, M-133] is refused: $why, $reason', ({ body, reason }) => {
    expect(decodeValues(body)).toStrictEqual(E.left(reason))
  })
})

const ID = 'bang san/pham'

/** Returns a stand-in of the service that holds one tab, and the reader of it. */
const createBench = async (name = 'SanPham') => {
  const service = await startSheetsService({ [ID]: ['Trang khác', name] })
  onTestFinished(service.stop)
  const callSheets = createCallSheets({
    fetch,
    rootUrl: service.rootUrl,
    getToken: createGetToken(KEY_FILE, service.tokenUrl),
    awaitTurn: mustNotBeCalled('awaitTurn'),
  })
  return {
    service,
    write: (...rows: ReadonlyArray<ReadonlyArray<string>>) => writeRows(service.book(ID), name, rows),
    readTab: (tab = name) => createSheetRowsReader({ callSheets, sheet: { id: ID, name: tab } }),
  }
}

const HEADER = ['id', 'group', 'title', 'discount']

describe('a tab of products', () => {
  it.each(['SanPham', 'Sản phẩm', 'SP1', "Kho 'A'!B2", '2026/11'])(
    '[M-131] named %s gives its rows',
    async (name) => {
      const { write, readTab } = await createBench(name)
      write(
        HEADER,
        ['sp-1', 'Sinh lực', 'Hàu biển', ''],
        ['', '', '', ''],
        ['sp-2', '', 'Sâm cau', '990.000đ'],
      )
      expect(await readTab()()).toStrictEqual(
        E.right([HEADER, ['sp-1', 'Sinh lực', 'Hàu biển', ''], ['sp-2', '', 'Sâm cau', '990.000đ']]),
      )
    },
  )
})

describe('a tab that cannot be read', () => {
  const whole: ReadonlyArray<ReadonlyArray<string>> = [HEADER, ['sp-1', '', 'Hàu biển', '']]

  it.each<{ fault: Fault; reason: string }>([
    { fault: 'before', reason: 'the service cannot be reached' },
    { fault: 'cut', reason: 'the answer was cut off' },
    { fault: 'empty', reason: 'the answer holds no rows' },
    { fault: { status: 403 }, reason: 'the service answers 403' },
    { fault: { status: 429 }, reason: 'the service answers 429' },
    { fault: { status: 503 }, reason: 'the service answers 503' },
  ])('[M-133] is reported with its reason: $reason', async ({ fault, reason }) => {
    const { service, write, readTab } = await createBench()
    write(...whole)
    service.fail('call', fault)
    expect(await readTab()()).toStrictEqual(E.left(reason))
  })

  it('[M-133] is reported if it does not exist', async () => {
    const { write, readTab } = await createBench()
    write(...whole)
    expect(await readTab('SanPham2')()).toStrictEqual(E.left('the service answers 400'))
  })

  it('[M-133] is reported if it is empty', async () => {
    const { readTab } = await createBench()
    expect(await readTab()()).toStrictEqual(E.left('the answer holds no rows'))
  })

  it('[M-133] is reported if the service takes longer than 5 s', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const callSheets = () => () => new Promise<never>(() => {})
    const outcome = createSheetRowsReader({ callSheets, sheet: { id: ID, name: 'SanPham' } })()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toStrictEqual(E.left('the service is too slow'))
  })
})
