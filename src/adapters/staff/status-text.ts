import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { readDoubt } from '../../domain/delivery/doubt'
import { LONGEST_CALL_MS } from '../../domain/delivery/limits'
import type { DelayedRemovals, LedgerStatus } from '../../domain/ledger/staff/read-status'
import type { Target } from '../../domain/registration/registration'
import { TARGET_NAMES } from '../../domain/registration/target-names'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { MINUTE_MS } from '../../domain/time/epoch-ms'
import type { Configured } from './command'
import { explainReason } from './explain-reason'

const oldest = (at: number | null, now: number): string =>
  at === null
    ? '–'
    : `${vietnamTimestamp(at)} (${Math.max(0, Math.floor((now - at) / MINUTE_MS))} phút trước)`

const OFF = 'Gửi sang Google Sheets: tắt (chưa đặt GOOGLE_SERVICE_ACCOUNT_FILE)'

const sheetText = ({ target, spreadsheet, name }: DelayedRemovals): string =>
  spreadsheet === null
    ? TARGET_NAMES[target]
    : `${TARGET_NAMES[target]}, bảng tính ${spreadsheet}, trang tính “${name}”`

const namesTab = ({ reason }: DelayedRemovals): boolean =>
  pipe(
    readDoubt(reason),
    O.exists(({ tab }) => tab !== undefined),
  )

/** Delayed removals, once for each tab: the configured sheet is omitted if it is also a known one. */
const onceForTab = (all: ReadonlyArray<DelayedRemovals>): ReadonlyArray<DelayedRemovals> =>
  all.filter(
    (one) =>
      one.sheet !== null ||
      !namesTab(one) ||
      !all.some(
        ({ sheet, target, reason }) => sheet !== null && target === one.target && reason === one.reason,
      ),
  )

const delayedText = (delayed: DelayedRemovals): string =>
  `  ${delayed.count} chưa xóa được (${sheetText(delayed)}): ${explainReason(delayed.reason)}`

const unreadText =
  ({ failedReadings }: LedgerStatus) =>
  (target: Target): string => {
    const failed = failedReadings.find((each) => each.target === target)
    const why = failed === undefined ? '' : `. Lỗi gần nhất: ${explainReason(failed.reason)}`
    return `Chưa đọc được trang tính (${TARGET_NAMES[target]}) sau khi khôi phục; chưa gửi gì sang đó. Máy chủ đọc sau khi khôi phục ${LONGEST_CALL_MS / MINUTE_MS} phút, vì lệnh ghi trước đó còn có thể đến muộn, rồi thử lại nếu đọc hỏng${why}`
  }

/** What `status` prints. */
export const statusText = (
  status: LedgerStatus,
  { isDelivering, now }: Pick<Configured, 'isDelivering' | 'now'>,
): string =>
  [
    ...(isDelivering ? [] : [OFF]),
    `${isDelivering ? 'Đăng ký chưa gửi' : 'Đăng ký chỉ lưu tại đây'}: ${status.pending}`,
    `Cũ nhất: ${oldest(status.oldestPendingAt, now())}`,
    `Dòng bị trang tính từ chối: ${status.parkedRows}`,
    `Lỗi gần nhất: ${status.lastError === null ? '–' : explainReason(status.lastError)}`,
    ...status.haltedTargets.map(
      ({ target, reason, at }) =>
        `Đã dừng gửi ${TARGET_NAMES[target]} từ ${vietnamTimestamp(at)}: ${explainReason(reason)}`,
    ),
    ...(isDelivering ? status.unreadTargets : []).map(unreadText(status)),
    `Bản ghi để riêng (nghi là máy gửi): ${status.quarantined}`,
    `Yêu cầu xóa chưa làm xong trong trang tính: ${status.queuedRemovals}`,
    ...onceForTab(status.delayedRemovals).map(delayedText),
  ].join('\n')
