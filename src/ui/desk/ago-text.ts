import { vietnamDay } from '../../domain/text/written-date'
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from '../../domain/time/epoch-ms'

const MOST_DAYS = 7

/** The time since a moment: `12 phút trước`; after a week its day, `20/11/2026`. */
export const agoText = (at: EpochMs, now: EpochMs): string => {
  const passed = now - at
  if (passed < MINUTE_MS) return 'vừa xong'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} phút trước`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} giờ trước`
  return passed < MOST_DAYS * DAY_MS ? `${Math.floor(passed / DAY_MS)} ngày trước` : vietnamDay(at)
}
