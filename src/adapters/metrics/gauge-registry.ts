import { Gauge, Registry } from 'prom-client'
import { literalsOf } from '../../domain/codec/literals-of'
import { type DeliveryFigures, type LedgerFigures, Standby } from '../../domain/ledger/ledger-figures'
import { TARGETS } from '../../domain/registration/registration'
import { type EpochMs, SECOND_MS } from '../../domain/time/epoch-ms'

/** `figures` is null if the ledger cannot be read. */
export type Readings = {
  readonly at: EpochMs
  readonly isAvailable: boolean
  readonly unreadable: number
  readonly figures: LedgerFigures | null
}

type Value = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }
type Reading = { readonly name: string; readonly help: string; readonly values: ReadonlyArray<Value> }

const one = (name: string, help: string, value: number): Reading => ({ name, help, values: [{ value }] })

const deliveryReadings = (
  { undelivered, parked, sheets }: DeliveryFigures,
  age: (since: EpochMs | null) => number,
): ReadonlyArray<Reading> => [
  one('undelivered', 'Registrations that wait for the sheet, parked ones included.', undelivered),
  one('parked', 'Registrations that the sheet refused, each alone.', parked),
  {
    name: 'oldest_undelivered_seconds',
    help: 'Age of the oldest registration that waits and is not parked; 0 where none does.',
    values: TARGETS.map((target) => ({ labels: { sheet: target }, value: age(sheets[target].oldestAt) })),
  },
  {
    name: 'oldest_removal_seconds',
    help: 'Age of the oldest erasure whose rows are not yet removed from a sheet; 0 where none waits.',
    values: TARGETS.map((target) => ({
      labels: { sheet: target },
      value: age(sheets[target].oldestRemovalAt),
    })),
  },
  {
    name: 'sheet_halted',
    help: '1 while nothing is delivered to a sheet until staff mend it.',
    values: TARGETS.map((target) => ({ labels: { sheet: target }, value: Number(sheets[target].isHalted) })),
  },
]

const standbyReading = (standby: Standby): Reading => ({
  name: 'standby',
  help: '1 for the state of the standbys of the database.',
  values: literalsOf(Standby).map((state) => ({ labels: { state }, value: Number(state === standby) })),
})

const ledgerReadings = (
  { quarantined, lastBackupAt, oldestNoticeAt, delivery, standby }: LedgerFigures,
  at: EpochMs,
): ReadonlyArray<Reading> => {
  const age = (since: EpochMs | null): number => (since === null ? 0 : Math.max(0, at - since) / SECOND_MS)
  return [
    one('quarantined', 'Registrations that filled the hidden field and wait for staff.', quarantined),
    one(
      'last_backup_seconds',
      'Age of the newest backup; +Inf where there was none.',
      lastBackupAt === null ? Number.POSITIVE_INFINITY : age(lastBackupAt),
    ),
    one(
      'oldest_notice_seconds',
      'Age of the oldest notice to staff that waits; 0 where none does.',
      age(oldestNoticeAt),
    ),
    ...(delivery === null ? [] : deliveryReadings(delivery, age)),
    ...(standby === null ? [] : [standbyReading(standby)]),
  ]
}

/** The gauges of a scrape, without unknown values. */
export const gaugeRegistry = ({ at, isAvailable, unreadable, figures }: Readings): Registry => {
  const registry = new Registry()
  const readings = [
    one('ledger_available', '1 where a registration can be kept.', Number(isAvailable)),
    one(
      'unreadable_content',
      'Files and folders of the content that cannot be read as they are.',
      unreadable,
    ),
    ...(figures === null ? [] : ledgerReadings(figures, at)),
  ]
  for (const { name, help, values } of readings) {
    const labelNames = Object.keys(values[0]?.labels ?? {})
    const gauge = new Gauge({ name: `nam_vung_${name}`, help, labelNames, registers: [registry] })
    for (const { labels = {}, value } of values) gauge.set(labels, value)
  }
  return registry
}
