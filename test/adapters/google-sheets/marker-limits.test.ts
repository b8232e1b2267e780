import { describe, expect, it } from 'vitest'
import { markersKept } from '../../../src/adapters/google-sheets/marker-limits'
import { SHEETS } from '../../support/import-calls'

describe('the markers of a spreadsheet, which share 30,000 characters', () => {
  it.each([
    { where: 'two spreadsheets', members: SHEETS.members, kept: 1_000 },
    { where: 'one spreadsheet', members: { ...SHEETS.members, id: SHEETS.orders.id }, kept: 450 },
  ])('[P-002] are kept to $kept of each sheet in $where', ({ members, kept }) => {
    expect(markersKept({ ...SHEETS, members })).toBe(kept)
  })
})
