import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { LONGEST_NOTICE_WAIT_MS } from '../../domain/notice/limits'
import { type Channel, News } from '../../domain/notice/notice'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { Target } from '../../domain/registration/registration'
import type { Notice } from '../../ports/notice-store'
import { change, type NoValues, NumberedRow, type OfTarget, query, TimeRow } from './statement'

/** Page size for collecting new registrations. */
export const GATHERED_AT_ONCE = 2_000

const Arrived = t.type({ id: t.number, target: Target })

const Stored = t.strict({
  id: t.string,
  channel: t.keyof({ webhook: null, mail: null }),
  at: t.number,
  content: t.string,
  attempts: t.number,
})

const NoticeRow = {
  decode: (row: unknown): t.Validation<Notice> =>
    pipe(
      Stored.decode(row),
      E.chain(({ content, ...notice }) =>
        pipe(
          News.decode(
            pipe(
              E.tryCatch((): unknown => JSON.parse(content), E.toError),
              E.toUnion,
            ),
          ),
          E.map((news) => ({ ...notice, news })),
        ),
      ),
    ),
}

const COLUMNS = 'id, channel, at, content, attempts'

export type NewNotice = {
  readonly id: string
  readonly channel: Channel
  readonly kind: string
  readonly at: EpochMs
  readonly content: string
  readonly nextTryAt: EpochMs
}

type OfKind = Pick<NewNotice, 'channel' | 'kind'>
type OfNotice = { readonly id: string }

export const NOTICE_STATEMENTS = {
  anyUnannounced: query(NumberedRow)<NoValues>('SELECT registration_id AS id FROM unannounced LIMIT 1'),
  gather: query(Arrived)<NoValues>(`
    DELETE FROM unannounced WHERE registration_id IN (
      SELECT registration_id FROM unannounced ORDER BY registration_id LIMIT ${GATHERED_AT_ONCE})
    RETURNING registration_id AS id, target`),
  lastDelivered: query(TimeRow)<OfTarget>(
    "SELECT max(delivered_at) AS at FROM batch WHERE target = :target AND state = 'delivered'",
  ),
  untriedNotice: query(NoticeRow)<OfKind>(
    `SELECT ${COLUMNS} FROM notice WHERE channel = :channel AND kind = :kind AND attempts = 0`,
  ),
  insertNotice: change<NewNotice>(`
    INSERT INTO notice (id, channel, kind, at, content, next_try_at)
    VALUES (:id, :channel, :kind, :at, :content, :nextTryAt)`),
  rewriteNotice: change<OfNotice & Pick<NewNotice, 'content'>>(
    'UPDATE notice SET content = :content WHERE id = :id',
  ),
  /** One notice of a kind at a time; a later one accumulates news until the first is sent. */
  dueNotices: query(NoticeRow)<{ readonly at: EpochMs }>(`
    SELECT ${COLUMNS} FROM notice WHERE (next_try_at <= :at OR next_try_at > :at + ${LONGEST_NOTICE_WAIT_MS})
      AND (attempts > 0 OR NOT EXISTS (SELECT 1 FROM notice AS tried
        WHERE tried.channel = notice.channel AND tried.kind = notice.kind AND tried.attempts > 0))
    ORDER BY at, id`),
  claimNotice: change<OfNotice & Pick<NewNotice, 'nextTryAt'>>(
    'UPDATE notice SET attempts = attempts + 1, next_try_at = :nextTryAt WHERE id = :id',
  ),
  postponeNotice: change<OfNotice & Pick<NewNotice, 'nextTryAt'>>(
    'UPDATE notice SET next_try_at = :nextTryAt WHERE id = :id',
  ),
  dropNotice: change<OfNotice>('DELETE FROM notice WHERE id = :id'),
  dropNoticesBut: change<{ readonly channels: ReadonlyArray<string> }>(
    'DELETE FROM notice WHERE NOT (channel IN :channels[text])',
  ),
  forgetUnannounced: change<NoValues>('DELETE FROM unannounced'),
  oldestNotice: query(TimeRow)<NoValues>('SELECT min(at) AS at FROM notice'),
}
