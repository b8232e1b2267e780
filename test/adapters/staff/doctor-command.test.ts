import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallSheets } from '../../../src/adapters/google-sheets/call-sheets'
import { tryMarkerRule } from '../../../src/adapters/google-sheets/try-marker-rule'
import { inFile, runStaffCommand, runStaffCommandWith } from '../../support/run-staff-command'
import { KEY_FILE, startSheetsService } from '../../support/stand-in-sheets/sheets-service'
import { createSpreadsheet } from '../../support/stand-in-sheets/spreadsheet'
import { createTempDir } from '../../support/temp-dir'

const TITLE = 'kiem-tra'
const TRIAL = { spreadsheetId: 'a book', title: TITLE, markerId: 7 }

type Requests = { readonly requests: ReadonlyArray<Readonly<Record<string, unknown>>> }

/** Takes what the service makes of a call's parts and returns the calls to a stand-in that can make and remove a tab. */
const createTrialSheets = (
  apply: (parts: Requests, book: ReturnType<typeof createSpreadsheet>) => Requests,
) => {
  const book = createSpreadsheet([TITLE])
  const asked: Array<string> = []
  const answer = (path: string, body: Requests | undefined) => {
    const [part] = body?.requests ?? []
    const kind = part === undefined ? path.replace('a%20book/', '') : Object.keys(part)[0]
    asked.push(String(kind))
    if (kind === 'addSheet')
      return { status: 200, body: { replies: [{ addSheet: { properties: { sheetId: 1 } } }] } }
    if (kind === 'deleteSheet') return { status: 200, body: {} }
    if (body !== undefined) return book.batchUpdate(apply(body, book))
    const marker = /developerMetadata\/(\d+)/.exec(path)?.[1]
    return marker === undefined
      ? { status: 200, body: { values: book.rowsOf(TITLE) } }
      : book.getMarker(Number(marker))
  }
  const callSheets: CallSheets =
    ({ path, body }) =>
    async () => {
      const { status, body: given } = answer(path, body as Requests | undefined)
      if (status === 200) return E.right(given)
      const failure = { reason: String(status), status, retryAfterMs: null }
      return status === 400
        ? E.left({ tag: 'refused', ...failure })
        : E.left({ tag: 'forbidden', ...failure })
    }
  return { callSheets, asked, book }
}

const asAsked = (parts: Requests) => parts

describe('the trial of a spreadsheet', () => {
  it('[M-132] that behaves as documented reports success', async () => {
    const { callSheets } = createTrialSheets(asAsked)
    expect(await tryMarkerRule(callSheets, TRIAL)()).toStrictEqual(
      E.right({ usedMarkRefused: true, ownMarkRead: true, brokenCallLeftNoMark: true, oneRow: true }),
    )
  })

  it('[M-132] removes its markers and its tab afterwards', async () => {
    const { callSheets, asked, book } = createTrialSheets(asAsked)
    await tryMarkerRule(callSheets, TRIAL)()
    expect(book.markers().size).toBe(0)
    expect(asked).toStrictEqual([
      'addSheet',
      'appendCells',
      'appendCells',
      'appendCells',
      'developerMetadata/7',
      'developerMetadata/8',
      `values/'${TITLE}'?majorDimension=ROWS`,
      'deleteDeveloperMetadata',
      'deleteDeveloperMetadata',
      'deleteSheet',
    ])
  })

  it('[M-132] that accepts a marker twice is detected', async () => {
    const { callSheets } = createTrialSheets((parts, book) => {
      book.removeMarker(7)
      return parts
    })
    expect(await tryMarkerRule(callSheets, TRIAL)()).toMatchObject(
      E.right({ usedMarkRefused: false, oneRow: false }),
    )
  })

  it('[M-132] that executes a part of an invalid call is detected', async () => {
    const { callSheets } = createTrialSheets(({ requests }) => ({ requests: requests.slice(0, 2) }))
    expect(await tryMarkerRule(callSheets, TRIAL)()).toMatchObject(
      E.right({ brokenCallLeftNoMark: false, oneRow: false }),
    )
  })
})

describe('the doctor', () => {
  const withService = async () => {
    const service = await startSheetsService({ 'a book': [TITLE] })
    onTestFinished(service.stop)
    const keyFile = join(await createTempDir(), 'key.json')
    writeFileSync(keyFile, JSON.stringify(KEY_FILE))
    return {
      place: inFile('/nowhere'),
      google: { googleKeyFile: keyFile, sheetsRootUrl: service.rootUrl, tokenUrl: service.tokenUrl },
    }
  }

  it('[M-132] says in one line why a spreadsheet cannot be tried', async () => {
    expect(
      await runStaffCommandWith(await withService(), 'doctor', '--spreadsheet', 'another'),
    ).toMatchObject({
      code: 1,
      output: '',
      said: 'Không thử được trên bảng tính này: the service answers 404.',
    })
  })

  it('[M-132] requires a key', async () => {
    expect(await runStaffCommand(inFile('/nowhere'), 'doctor', '--spreadsheet', 'x')).toMatchObject({
      code: 1,
      said: 'Hãy đặt GOOGLE_SERVICE_ACCOUNT_FILE: đường dẫn tới tệp khóa của tài khoản dịch vụ.',
    })
  })

  it.each([['doctor'], ['doctor', 'x'], ['doctor', '--spreadsheet', '']])(
    '[M-132] requires a spreadsheet (%s %s)',
    async (...words) => {
      expect((await runStaffCommand(inFile('/nowhere'), ...words)).code).toBe(2)
    },
  )
})
