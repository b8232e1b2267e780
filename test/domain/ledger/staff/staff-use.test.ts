import { describe, expect, it } from 'vitest'
import { showsData } from '../../../../src/domain/ledger/staff/staff-use'

const shows = (command: string) => showsData({ command })

describe('a use in the history', () => {
  it('[P-010] concerns data that were shown or copied', () => {
    const uses = [
      'desk opened',
      'desk shown',
      'desk printed',
      'desk exported orders',
      'desk exported members',
      'affected',
      'backup',
      'export',
      'find',
      'kept',
      'migrate',
      'quarantine',
    ]
    expect(uses.filter((use) => !shows(use))).toStrictEqual([])
  })

  it('[P-010] concerns no data that were shown', () => {
    const uses = [
      'desk changed',
      'desk key-made',
      'desk signed-in',
      'consent',
      'erase',
      'erasures',
      'restore',
      'retention',
      'retry',
      'sheets',
      'staff',
      'upgrade',
      'verify',
      'another',
    ]
    expect(uses.filter(shows)).toStrictEqual([])
  })

  it('[P-010] is told by its first words, whatever was asked of it', () => {
    expect(['find 0900', 'export orders --to x', 'backup x'].map(shows)).toStrictEqual([true, true, true])
    expect(['finder', 'desk', 'erase find', 'to find', ''].map(shows)).toStrictEqual(Array(5).fill(false))
  })
})
