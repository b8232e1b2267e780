import type { WorkbookEntry } from '../../domain/handling/handled-registration'
import { type HandlingState, STATE_NAMES } from '../../domain/handling/handling'
import { run } from '../../domain/ledger/script'
import { readConsentVersion } from '../../domain/registration/consent'
import { REFERENCE_HEADING, referenceFor } from '../../domain/registration/reference'
import {
  plainCells,
  SHEET_COLUMNS,
  TARGETS,
  type Target,
  workbookCells,
} from '../../domain/registration/registration'
import { SAME_PHONE_MS, samePhones, type WithPhone } from '../../domain/registration/same-phones'
import { safeCell } from '../../domain/sheet-cell/safe-cell'
import type { WorkbookCell } from '../../domain/sheet-cell/sheet-column'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { Transact } from '../../ports/transact'
import { readPaged } from './read-paged'
import { readRegistrations } from './read-registrations'

type Read = Transact<{ readonly reason: string }>
type Table<Cell> = AsyncGenerator<ReadonlyArray<Cell>>

const headingsOf = (target: Target): ReadonlyArray<string> =>
  SHEET_COLUMNS[target].map(({ heading }) => heading)

/** The columns of the sheet and no others, because other programs read them. */
export async function* exportTable(read: Read, target: Target, since: EpochMs): Table<string> {
  yield headingsOf(target)
  let rowNumber = 0
  for await (const kept of readRegistrations(read, target)) {
    if (kept.at < since) continue
    rowNumber += 1
    yield plainCells(kept, rowNumber).map(safeCell)
  }
}

/** The headings of the columns that a workbook adds to those of the sheet. */
export const STAFF_HEADINGS = {
  code: 'Mã',
  offers: 'Nhận ưu đãi',
  samePhone: 'Trùng số',
  reference: REFERENCE_HEADING,
  state: 'Trạng thái',
  note: 'Ghi chú',
  callAt: 'Gọi lại lúc',
  who: 'Người xử lý',
} as const

/** Added to the id of a registration that is in the other workbook. */
const ELSEWHERE = { orders: ' (đơn hàng)', members: ' (hội viên)' } as const

type Near = WithPhone & { readonly target: Target; readonly hasAgreed: boolean }

const withStaffColumns = (
  [first = '', ...others]: ReadonlyArray<WorkbookCell>,
  [code, ...last]: ReadonlyArray<WorkbookCell>,
): ReadonlyArray<WorkbookCell> => [first, code ?? '', ...others, ...last]

const safeWorkbookCell = (cell: WorkbookCell): WorkbookCell =>
  typeof cell === 'string' ? safeCell(cell) : cell

const allWorkbookEntries = (read: Read, target: Target) =>
  readPaged<WorkbookEntry>((last) => read(() => run('workbookPage', { target, after: last?.kept.id ?? 0 })))

/** What a workbook has: `to` is exclusive; `state` is null for all. */
export type WorkbookQuery = {
  readonly target: Target
  readonly from: EpochMs
  readonly to: EpochMs
  readonly state: HandlingState | null
}

/** Registrations of both kinds from 30 days before `from` on. */
const readNear = async (read: Read, from: EpochMs): Promise<ReadonlyArray<Near>> => {
  const near: Array<Near> = []
  for (const target of TARGETS)
    for await (const { kept } of allWorkbookEntries(read, target)) {
      const { id, at, content, offersVersion } = kept
      if (at >= from - SAME_PHONE_MS)
        near.push({
          id,
          at,
          target,
          content: { phone: content.phone },
          hasAgreed: offersVersion !== undefined,
        })
    }
  return near
}

/**
 * The table for staff: adds id, reference, consent to offers if anyone gave it, ids with the same phone number, and what was
 * done. Reads twice instead of buffering all rows.
 */
export async function* workbookTable(
  read: Read,
  { target, from, to, state }: WorkbookQuery,
): Table<WorkbookCell> {
  const near = await readNear(read, from)
  const others = samePhones(near)
  const hasOffers = near.some((each) => each.hasAgreed && each.target === target && each.at >= from)
  const ifOffers = (cell: string) => (hasOffers ? [cell] : [])
  const { code, offers, ...rest } = STAFF_HEADINGS
  yield withStaffColumns(headingsOf(target), [code, ...ifOffers(offers), ...Object.values(rest)])
  let rowNumber = 0
  for await (const { kept, key, callAt, note, who, state: present } of allWorkbookEntries(read, target)) {
    if (kept.at < from || kept.at >= to || (state !== null && present !== state)) continue
    rowNumber += 1
    const same = others(kept).map(
      (other) => `${other.id}${other.target === target ? '' : ELSEWHERE[other.target]}`,
    )
    yield withStaffColumns(workbookCells(kept, rowNumber).map(safeWorkbookCell), [
      kept.id,
      ...ifOffers(
        kept.offersVersion === undefined ? '' : `có, bản ${readConsentVersion(kept.offersVersion).version}`,
      ),
      same.join(', '),
      referenceFor(kept, key),
      STATE_NAMES[present],
      safeCell(note ?? ''),
      callAt === null ? '' : { at: callAt },
      safeCell(who ?? ''),
    ])
  }
}

/** Reports with each row how many came after the headings. */
export async function* counted<Cell>(table: Table<Cell>, count: (rows: number) => void): Table<Cell> {
  let rows = 0
  for await (const row of table) {
    count(rows)
    rows += 1
    yield row
  }
}
