import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { HistorySpan } from '../../domain/ledger/staff/staff-use'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { readVietnamTime } from '../../domain/time/vietnam-time'

const DATE = /^(?:\d\d\/\d\d\/[1-9]\d{3}|[1-9]\d{3}-\d\d-\d\d)(?:[ T]\d\d:\d\d(?::\d\d)?)?$/

const FORM =
  'phải là một ngày có thật, viết ngày trước tháng sau và đủ cả số 0, ví dụ 05/01/2026 hoặc "05/01/2026 08:30" (giờ Việt Nam).'

/** A date in Vietnam, `20/11/2026` or `2026-11-20`, optionally with `08:30` or `08:30:00`; null if it does not exist. */
const readMoment = (written: string): EpochMs | null =>
  DATE.test(written) ? (readVietnamTime(written)?.from ?? null) : null

const momentOr = (
  name: string,
  written: string | undefined,
  otherwise: EpochMs,
): E.Either<string, EpochMs> =>
  written === undefined ? E.right(otherwise) : E.fromNullable(`${name} ${FORM}`)(readMoment(written.trim()))

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
