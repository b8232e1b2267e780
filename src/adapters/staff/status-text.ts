import type { LedgerStatus } from '../../domain/ledger/ledger-status'
import { sheetTimestamp } from '../../domain/registration/sheet-timestamp'
import { TARGET_NAMES } from './target-names'

const MINUTE_MS = 60_000

const oldest = (at: number | null, now: number): string =>
  at === null ? '–' : `${sheetTimestamp(at)} (${Math.max(0, Math.floor((now - at) / MINUTE_MS))} phút trước)`

/** Takes a status and the present moment, gives it as a person reads it, a line for each of its facts. */
export const statusText = (status: LedgerStatus, now: number): string =>
  [
    `Đăng ký chưa gửi: ${status.pending}`,
    `Cũ nhất: ${oldest(status.oldestPendingAt, now)}`,
    `Dòng bị trang tính từ chối: ${status.parkedRows}`,
    `Lỗi gần nhất: ${status.lastError ?? '–'}`,
    ...status.haltedTargets.map(
      ({ target, reason, at }) => `Đã dừng gửi ${TARGET_NAMES[target]} từ ${sheetTimestamp(at)}: ${reason}`,
    ),
    `Bản ghi để riêng (nghi là máy gửi): ${status.trapped}`,
    `Lần xóa còn dòng trong trang tính: ${status.queuedRemovals}`,
  ].join('\n')
