import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { EpochMs } from './epoch-ms'

dayjs.extend(utc)

const VIETNAM_OFFSET_HOURS = 7
const FORMAT = 'DD/MM/YYYY HH:mm:ss'

/** Vietnamese time, `DD/MM/YYYY HH:mm:ss`, in every time zone of the machine (M-108, A-38). */
export const sheetTimestamp = (at: EpochMs): string =>
  dayjs(at).utcOffset(VIETNAM_OFFSET_HOURS).format(FORMAT)
