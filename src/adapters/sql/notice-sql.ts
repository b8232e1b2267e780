import { GATHERED_AT_ONCE, type NOTICE_STATEMENTS } from '../../domain/ledger/statements/notice-statements'
import { LONGEST_NOTICE_WAIT_MS } from '../../domain/notice/notice-limits'
import type { SqlOf } from './sql-text'

const COLUMNS = 'id, channel, at, content, attempts AS tries'

export const NOTICE_SQL: SqlOf<typeof NOTICE_STATEMENTS> = {
  anyUnannounced: 'SELECT registration_id AS id FROM unannounced LIMIT 1',
  gather: `
    DELETE FROM unannounced WHERE registration_id IN (
      SELECT registration_id FROM unannounced ORDER BY registration_id LIMIT ${GATHERED_AT_ONCE})
    RETURNING registration_id AS id, target`,
  keyOfRegistration: 'SELECT min(key) AS key FROM idempotency WHERE registration_id = :id',
  lastDelivered: "SELECT max(delivered_at) AS at FROM batch WHERE target = :target AND state = 'delivered'",
  untriedNotice: `SELECT ${COLUMNS} FROM notice WHERE channel = :channel AND kind = :kind AND attempts = 0`,
  insertNotice: `
    INSERT INTO notice (id, channel, kind, at, content, next_try_at)
    VALUES (:id, :channel, :kind, :at, :content, :nextTryAt)`,
  rewriteNotice: 'UPDATE notice SET content = :content WHERE id = :id',
  dueNotices: `
    SELECT ${COLUMNS} FROM notice WHERE (next_try_at <= :at OR next_try_at > :at + ${LONGEST_NOTICE_WAIT_MS})
      AND (attempts > 0 OR NOT EXISTS (SELECT 1 FROM notice AS tried
        WHERE tried.channel = notice.channel AND tried.kind = notice.kind AND tried.attempts > 0))
    ORDER BY at, id`,
  claimNotice: 'UPDATE notice SET attempts = attempts + 1, next_try_at = :nextTryAt WHERE id = :id',
  postponeNotice: 'UPDATE notice SET next_try_at = :nextTryAt WHERE id = :id',
  dropNotice: 'DELETE FROM notice WHERE id = :id',
  dropNoticesBut: 'DELETE FROM notice WHERE NOT (channel IN :channels[text])',
  forgetUnannounced: 'DELETE FROM unannounced',
  oldestNotice: 'SELECT min(at) AS at FROM notice',
}
