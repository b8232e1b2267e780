import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { tryService } from '../../../src/adapters/google-sheets/try-service'
import { inFile, runStaffCommand, runStaffCommandWith } from '../../support/staff/run-staff-command'
import { answerTo } from '../../support/stand-in-sheets/answer-to'
import { KEY_FILE, startSheetsService } from '../../support/stand-in-sheets/sheets-service'
import { createSpreadsheet } from '../../support/stand-in-sheets/spreadsheet'
import { createTempDir } from '../../support/temp-dir'

const TITLE = 'kiem-tra'
const TRIAL = { spreadsheetId: 'a book', title: TITLE, markerId: 7 }
const PARTS_ARE_APPLIED = {
  refusesUsedMarker: true,
  readsOwnMarker: true,
  leavesNothingOfBrokenCall: false,
  addsOneRow: false,
  movesColumnMark: true,
  refusesMovedColumn: true,
  copiesDeletedRow: false,
}
const ALL_FITS = {
  refusesUsedMarker: true,
  readsOwnMarker: true,
  leavesNothingOfBrokenCall: true,
  addsOneRow: true,
  movesColumnMark: true,
  refusesMovedColumn: true,
  copiesDeletedRow: true,
}

type Requests = { readonly requests: ReadonlyArray<Readonly<Record<string, unknown>>> }
type Book = ReturnType<typeof createSpreadsheet>

/** Takes what the service makes of a call's parts and returns the calls to a stand-in. */
const createTrialSheets = (apply: (parts: Requests, book: Book) => Requests) => {
  const book = createSpreadsheet(['Đơn hàng'])
  const callSheets: CallSheets =
    ({ path, body }) =>
    async () => {
      const url = new URL(`http://stand-in/v4/spreadsheets/${path}`)
      const { status, body: given } =
        body === undefined
          ? answerTo(book, url, 'GET', null)
          : answerTo(book, url, 'POST', JSON.stringify(apply(body as Requests, book)))
      if (status === 200) return E.right(given)
      const failure = { reason: String(status), status, retryAfterMs: null }
      return status === 400
        ? E.left({ tag: 'refused', ...failure })
        : E.left({ tag: 'forbidden', ...failure })
    }
  return { callSheets, book }
}

const asAsked = (parts: Requests) => parts

describe('the trial of a spreadsheet', () => {
  it('[P-010] that behaves as documented reports success', async () => {
    const { callSheets } = createTrialSheets(asAsked)
    expect(await tryService(callSheets, TRIAL)()).toStrictEqual(E.right(ALL_FITS))
  })

  it('[P-010] removes its markers and its tabs afterwards', async () => {
    const { callSheets, book } = createTrialSheets(asAsked)
    await tryService(callSheets, TRIAL)()
    expect(book.markers().size).toBe(0)
    expect(book.state().tabs.map(({ title }) => title)).toStrictEqual(['Đơn hàng'])
  })

  it('[P-010] that accepts a marker twice is detected', async () => {
    const { callSheets } = createTrialSheets((parts, book) => {
      book.removeMarker(7)
      return parts
    })
    expect(await tryService(callSheets, TRIAL)()).toMatchObject(
      E.right({ refusesUsedMarker: false, addsOneRow: false }),
    )
  })

  it('[P-010] that executes a part of an invalid call is detected', async () => {
    const { callSheets } = createTrialSheets(({ requests }) => ({ requests: requests.slice(0, 2) }))
    expect(await tryService(callSheets, TRIAL)()).toMatchObject(E.right(PARTS_ARE_APPLIED))
  })
})

describe('the doctor', () => {
  const withService = async () => {
    const service = await startSheetsService({ 'a book': [TITLE] })
    onTestFinished(service.stop)
    const keyFile = join(await createTempDir(), 'key.json')
    writeFileSync(keyFile, JSON.stringify(KEY_FILE))
    return {
      location: inFile('/nowhere'),
      google: { googleKeyFile: keyFile, sheetsRootUrl: service.rootUrl, tokenUrl: service.tokenUrl },
    }
  }

  it('[P-010] says in one line why a spreadsheet cannot be tried', async () => {
    expect(
      await runStaffCommandWith(await withService(), 'doctor', '--spreadsheet', 'another'),
    ).toMatchObject({
      code: 1,
      output: '',
      said: 'Không thử được trên bảng tính này: the service answers 404.',
    })
  })

  it('[P-010] requires a key', async () => {
    expect(await runStaffCommand(inFile('/nowhere'), 'doctor', '--spreadsheet', 'x')).toMatchObject({
      code: 1,
      said: 'Hãy đặt GOOGLE_SERVICE_ACCOUNT_FILE: đường dẫn tới tệp khóa của tài khoản dịch vụ.',
    })
  })

  it.each([['doctor'], ['doctor', 'x'], ['doctor', '--spreadsheet', '']])(
    '[P-010] requires a spreadsheet (%s %s)',
    async (...words) => {
      expect((await runStaffCommand(inFile('/nowhere'), ...words)).code).toBe(2)
    },
  )
})
