import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { EpochMs } from '../time/epoch-ms'
import { VIETNAM_OFFSET_MS, VIETNAM_ZONE } from '../time/vietnam-zone'

dayjs.extend(utc)

const FORMAT = 'DD/MM/YYYY HH:mm:ss'

const WRITTEN = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d)$/

/** `DD/MM/YYYY HH:mm:ss` in Vietnamese time (UTC+7), whatever the machine's time zone (M-108, A-38). */
export const vietnamTimestamp = (at: EpochMs): string => dayjs(at).utcOffset(VIETNAM_ZONE).format(FORMAT)

/** Precise to the second; `none` if staff changed the cell to something else. */
export const readVietnamTimestamp = (text: string): O.Option<EpochMs> =>
  pipe(
    O.fromNullable(WRITTEN.exec(text)),
    O.map(([, ...parts]) => {
      const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
      return Date.UTC(year, month - 1, day, hour, minute, second) - VIETNAM_OFFSET_MS
    }),
  )
