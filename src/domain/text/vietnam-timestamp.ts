import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { EpochMs } from '../time/epoch-ms'
import { VIETNAM_OFFSET_MS, VIETNAM_ZONE } from '../time/vietnam-zone'

dayjs.extend(utc)

const WRITTEN = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d)$/

const formatted = (at: EpochMs, format: string): string => dayjs(at).utcOffset(VIETNAM_ZONE).format(format)

/** `DD/MM/YYYY HH:mm:ss` in Vietnamese time (UTC+7), whatever the machine's time zone (M-108, A-38). */
export const vietnamTimestamp = (at: EpochMs): string => formatted(at, 'DD/MM/YYYY HH:mm:ss')

/** `DD/MM/YYYY`, as `vietnamTimestamp`. */
export const vietnamDay = (at: EpochMs): string => formatted(at, 'DD/MM/YYYY')

/** `DD/MM/YYYY HH:mm`, as `vietnamTimestamp`. */
export const vietnamMinute = (at: EpochMs): string => formatted(at, 'DD/MM/YYYY HH:mm')

/** Precise to the second; `none` if staff changed the cell to something else. */
export const readVietnamTimestamp = (text: string): O.Option<EpochMs> =>
  pipe(
    O.fromNullable(WRITTEN.exec(text)),
    O.map(([, ...parts]) => {
      const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
      return Date.UTC(year, month - 1, day, hour, minute, second) - VIETNAM_OFFSET_MS
    }),
  )
