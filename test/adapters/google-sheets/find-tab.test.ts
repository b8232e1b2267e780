import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createFindTab } from '../../../src/adapters/google-sheets/find-tab'
import { SHEETS } from '../../support/import-calls'

const KNOWN_MS = 60_000

/** A spreadsheet in which the tab of the configured name has another number at each asking. */
const createBook = () => {
  let asked = 0
  let at = 0
  const { findTab, findTabAnew } = createFindTab({
    sheet: SHEETS.orders,
    now: () => at,
    callSheets: () => async () => {
      asked += 1
      return E.right({ sheets: [{ properties: { sheetId: asked, title: SHEETS.orders.name } }] })
    },
  })
  const pass = (ms: number) => {
    at += ms
  }
  return { find: () => findTab()(), findAnew: findTabAnew, pass }
}

describe('the sheetId of the tab with the configured name', () => {
  it('[M-132] is cached for a minute, then requested again', async () => {
    const { find, pass } = createBook()
    expect(await find()).toStrictEqual(E.right(1))
    pass(KNOWN_MS - 1)
    expect(await find()).toStrictEqual(E.right(1))
    pass(1)
    expect(await find()).toStrictEqual(E.right(2))
  })

  it('[M-132] is cached again after a forced request', async () => {
    const { find, findAnew } = createBook()
    await find()
    expect(await findAnew()).toStrictEqual(E.right(2))
    expect(await find()).toStrictEqual(E.right(2))
  })

  it('[M-132] is an error that only staff can fix if no tab has the name', async () => {
    const { findTab } = createFindTab({
      sheet: SHEETS.orders,
      now: () => 0,
      callSheets: () => TE.right({ sheets: [{ properties: { sheetId: 1, title: 'Khác' } }] }),
    })
    expect(await findTab()()).toStrictEqual(
      E.left({ tag: 'forbidden', reason: 'the spreadsheet has no tab of the configured name' }),
    )
  })
})
