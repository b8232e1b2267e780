import { describe, expect, it } from 'vitest'
import { gaugeRegistry } from '../../../src/adapters/metrics/gauge-registry'
import { ALL_READINGS, seriesIn } from '../../support/metrics/all-metrics'

const written = async (...[readings]: Parameters<typeof gaugeRegistry>) =>
  seriesIn(await gaugeRegistry(readings).metrics())

describe('the gauges of a scrape', () => {
  it('[P-011] have ages in seconds and a series for each sheet and each state', async () => {
    expect(await written(ALL_READINGS)).toStrictEqual([
      'nam_vung_ledger_available 1',
      'nam_vung_unreadable_content 2',
      'nam_vung_quarantined 3',
      'nam_vung_last_backup_seconds 6',
      'nam_vung_oldest_notice_seconds 2',
      'nam_vung_undelivered 5',
      'nam_vung_parked 1',
      'nam_vung_oldest_undelivered_seconds{sheet="orders"} 3',
      'nam_vung_oldest_undelivered_seconds{sheet="members"} 0',
      'nam_vung_oldest_removal_seconds{sheet="orders"} 5',
      'nam_vung_oldest_removal_seconds{sheet="members"} 0',
      'nam_vung_sheet_halted{sheet="orders"} 0',
      'nam_vung_sheet_halted{sheet="members"} 1',
      'nam_vung_standby{state="synchronous"} 0',
      'nam_vung_standby{state="asynchronous"} 1',
      'nam_vung_standby{state="absent"} 0',
      'nam_vung_standby{state="hidden"} 0',
      'nam_vung_standby{state="none"} 0',
    ])
  })

  it('[P-011] omit delivery, standby and backup if there are none', async () => {
    const figures = {
      quarantined: 0,
      lastBackupAt: null,
      oldestNoticeAt: null,
      delivery: null,
      standby: null,
    }
    expect(await written({ ...ALL_READINGS, unreadable: 0, figures })).toStrictEqual([
      'nam_vung_ledger_available 1',
      'nam_vung_unreadable_content 0',
      'nam_vung_quarantined 0',
      'nam_vung_last_backup_seconds +Inf',
      'nam_vung_oldest_notice_seconds 0',
    ])
  })

  it('[P-011] report a ledger that cannot be read', async () => {
    expect(await written({ ...ALL_READINGS, isAvailable: false, figures: null })).toStrictEqual([
      'nam_vung_ledger_available 0',
      'nam_vung_unreadable_content 2',
    ])
  })

  it('[P-011] have no negative age after a clock was set back', async () => {
    const text = await written({ ...ALL_READINGS, at: 1 })
    expect(text).toContain('nam_vung_last_backup_seconds 0')
  })
})
