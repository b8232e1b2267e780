import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { TabName } from './known-sheet'

const Rows = t.readonlyArray(t.number)

const DoubtKind = t.union([
  t.strict({ tag: t.literal('columnsMissing'), headings: t.readonlyArray(t.string) }),
  t.strict({ tag: t.literal('headingsTwice'), headings: t.readonlyArray(t.string) }),
  t.strict({ tag: t.literal('numbersElsewhere'), column: t.number }),
  /** Rows were written to the column `marked`, but our heading stands above the column `headed`. */
  t.strict({
    tag: t.literal('headingElsewhere'),
    heading: t.string,
    marked: t.number,
    headed: t.number,
  }),
  /** Rows of an erased number whose time cannot be read: they may be newer than the erasure. */
  t.strict({ tag: t.literal('rowsUndated'), rows: Rows }),
  /** Rows without a readable number; any of them may be an erased person's. */
  t.strict({ tag: t.literal('rowsUnnumbered'), rows: Rows }),
  /** After a restore: rows that may be waiting registrations, which would then be sent twice. */
  t.strict({ tag: t.literal('rowsUnsure'), rows: Rows }),
  /** `nowNamed`: the present name of the tab that took rows; null if the tab is gone. */
  t.strict({ tag: t.literal('tabMissing'), name: t.string, nowNamed: t.union([t.string, t.null]) }),
  t.strict({ tag: t.literal('rangeProtected') }),
  /** A sheet that took rows earlier and cannot be reached any more. */
  t.strict({ tag: t.literal('sheetUnreachable'), id: t.string, name: t.string, reason: t.string }),
])
const OfTab = t.partial({ tab: TabName })

/**
 * Why nothing is sent to a sheet, or removed from it, until staff mend it. Rows and columns count from 0; `tab`: the tab
 * whose rows or columns they are.
 */
export const Doubt = t.intersection([DoubtKind, OfTab])
export type Doubt = t.TypeOf<typeof Doubt>

const PREFIX = 'doubt '
const MOST_ROWS = 50

/** The doubt as the stored reason of a halt. Names at most 50 rows. */
export const doubtReason = (doubt: Doubt): string =>
  `${PREFIX}${JSON.stringify('rows' in doubt ? { ...doubt, rows: doubt.rows.slice(0, MOST_ROWS) } : doubt)}`

/** Reads a stored reason of a halt; `none` if it is no doubt. */
export const readDoubt = (reason: string): O.Option<Doubt> =>
  reason.startsWith(PREFIX)
    ? pipe(J.parse(reason.slice(PREFIX.length)), E.chainW(Doubt.decode), O.fromEither)
    : O.none
