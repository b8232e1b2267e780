import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { EpochMs } from '../time/epoch-ms'
import { VIETNAM_ZONE } from '../time/vietnam-zone'

dayjs.extend(utc)

const inVietnam = (at: EpochMs, format: string): string => dayjs(at).utcOffset(VIETNAM_ZONE).format(format)

/** `DD/MM/YYYY HH:mm:ss` in Vietnamese time (UTC+7), whatever the machine's time zone (M-108, A-38). */
export const vietnamTimestamp = (at: EpochMs): string => inVietnam(at, 'DD/MM/YYYY HH:mm:ss')

/** `DD/MM/YYYY HH:mm`, as `vietnamTimestamp`. */
export const vietnamMinute = (at: EpochMs): string => inVietnam(at, 'DD/MM/YYYY HH:mm')
