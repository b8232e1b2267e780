import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { Channel, type Notice, NoticeContent } from '../../notice/notice'
import { Target } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { change, IdRow, type NoValues, type OfTarget, one, query, TimeRow } from './statement'

/** Page size for collecting new registrations. */
export const GATHERED_AT_ONCE = 2_000

const UnannouncedRow = t.type({ id: t.number, target: Target })

const Stored = t.strict({
  id: t.string,
  channel: Channel,
  at: t.number,
  content: t.string,
  tries: t.number,
})

const NoticeRow = {
  decode: (row: unknown): t.Validation<Notice> =>
    pipe(
      Stored.decode(row),
      E.chain(({ content, ...notice }) =>
        pipe(
          NoticeContent.decode(E.toUnion(J.parse(content))),
          E.map((decoded) => ({ ...notice, content: decoded })),
        ),
      ),
    ),
}

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
  anyUnannounced: query(IdRow)<NoValues>(),
  gather: query(UnannouncedRow)<NoValues>(),
  keyOfRegistration: one(t.type({ key: t.union([t.string, t.null]) }))<{ readonly id: number }>(),
  lastDelivered: one(TimeRow)<OfTarget>(),
  untriedNotice: query(NoticeRow)<OfKind>(),
  insertNotice: change<NewNotice>(),
  rewriteNotice: change<OfNotice & Pick<NewNotice, 'content'>>(),
  /** The due notices, one of each kind. What arrives before a notice is sent goes into the next notice of its kind. */
  dueNotices: query(NoticeRow)<{ readonly at: EpochMs }>(),
  claimNotice: change<OfNotice & Pick<NewNotice, 'nextTryAt'>>(),
  postponeNotice: change<OfNotice & Pick<NewNotice, 'nextTryAt'>>(),
  dropNotice: change<OfNotice>(),
  dropNoticesBut: change<{ readonly channels: ReadonlyArray<string> }>(),
  forgetUnannounced: change<NoValues>(),
  oldestNotice: one(TimeRow)<NoValues>(),
}
