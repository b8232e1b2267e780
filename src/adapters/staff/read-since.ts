import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { readVietnamTimestamp, vietnamTimestamp } from '../../domain/text/vietnam-timestamp'

const DATE = /^(?:(\d\d)\/(\d\d)\/(\d{4})|(\d{4})-(\d\d)-(\d\d))(?:[ T](\d\d:\d\d)(:\d\d)?)?$/

const timestampOf = (written: string): O.Option<string> =>
  pipe(
    O.fromNullable(DATE.exec(written)),
    O.map(([, day, month, year, isoYear, isoMonth, isoDay, minute = '00:00', second = ':00']) =>
      [`${day ?? isoDay}/${month ?? isoMonth}/${year ?? isoYear}`, `${minute}${second}`].join(' '),
    ),
  )

/** A date in Vietnam, `20/11/2026` or `2026-11-20`, optionally with `08:30` or `08:30:00`; `none` if it does not exist. */
export const readSince = (written: string): O.Option<EpochMs> =>
  pipe(
    timestampOf(written),
    O.chain((timestamp) =>
      pipe(
        readVietnamTimestamp(timestamp),
        O.filter((at) => vietnamTimestamp(at) === timestamp),
      ),
    ),
  )
