import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { HistorySpan } from '../../domain/ledger/staff/staff-use'
import { readVietnamTimestamp, vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { EpochMs } from '../../domain/time/epoch-ms'

const DATE = /^(?:(\d\d)\/(\d\d)\/(\d{4})|(\d{4})-(\d\d)-(\d\d))(?:[ T](\d\d:\d\d)(:\d\d)?)?$/

const FORM =
  'phải là một ngày có thật, viết ngày trước tháng sau và đủ cả số 0, ví dụ 05/01/2026 hoặc "05/01/2026 08:30" (giờ Việt Nam).'

const timestampOf = (written: string): O.Option<string> =>
  pipe(
    O.fromNullable(DATE.exec(written)),
    O.map(([, day, month, year, isoYear, isoMonth, isoDay, minute = '00:00', second = ':00']) =>
      [`${day ?? isoDay}/${month ?? isoMonth}/${year ?? isoYear}`, `${minute}${second}`].join(' '),
    ),
  )

/** A date in Vietnam, `20/11/2026` or `2026-11-20`, optionally with `08:30` or `08:30:00`; `none` if it does not exist. */
const readMoment = (written: string): O.Option<EpochMs> =>
  pipe(
    timestampOf(written),
    O.chain((timestamp) =>
      pipe(
        readVietnamTimestamp(timestamp),
        O.filter((at) => vietnamTimestamp(at) === timestamp),
      ),
    ),
  )

const momentOr = (
  name: string,
  written: string | undefined,
  otherwise: EpochMs,
): E.Either<string, EpochMs> =>
  written === undefined
    ? E.right(otherwise)
    : pipe(
        readMoment(written.trim()),
        E.fromOption(() => `${name} ${FORM}`),
      )

type Written = { readonly since?: string | undefined; readonly until?: string | undefined }

/**
 * The time that `--since` and `--until` name; without them, from the beginning and up to `end`, which is now or later.
 * `Left` is a sentence.
 */
export const readSpan = (
  { since, until }: Written,
  end: EpochMs = Number.MAX_SAFE_INTEGER,
): E.Either<string, HistorySpan> =>
  pipe(
    sequenceS(E.Apply)({
      since: momentOr('--since', since, Number.MIN_SAFE_INTEGER),
      until: momentOr('--until', until, end),
    }),
    E.filterOrElse(
      (span) => span.since < span.until,
      (): string => (until === undefined ? '--since phải là một lúc đã qua.' : '--until phải sau --since.'),
    ),
  )
