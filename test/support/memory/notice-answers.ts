import {
  GATHERED_AT_ONCE,
  type NOTICE_STATEMENTS,
} from '../../../src/domain/ledger/statements/notice-statements'
import { LONGEST_NOTICE_WAIT_MS } from '../../../src/domain/notice/limits'
import { type Answers, NO_ROWS } from './answers'
import { removeRows, rowsOf, updateRows } from './table'
import { keyIn, type Tables } from './tables'

type Row = ReturnType<Tables['notice']['rows']>[number]

const change = ({ notice }: Tables, id: string, changed: Partial<Row>): ReadonlyArray<never> => {
  updateRows(notice, rowsOf(notice, [id]), changed)
  return NO_ROWS
}

const latest = (moments: ReadonlyArray<number | null>): number | null =>
  moments.reduce((most, at) => (at === null ? most : Math.max(most ?? at, at)), null)

export const NOTICE_ANSWERS: Answers<keyof typeof NOTICE_STATEMENTS> = {
  anyUnannounced: ({ unannounced }) => unannounced.rows().slice(0, 1),
  gather: ({ unannounced }) => removeRows(unannounced, unannounced.rows().slice(0, GATHERED_AT_ONCE)),
  keyOfRegistration: ({ idempotency, registration }, { id }) => {
    const row = registration.get(id)
    return [{ key: row === undefined ? null : keyIn(idempotency, row, false) }]
  },
  lastDelivered: ({ batch }, { target }) => [
    {
      at: latest(
        batch
          .where((row) => row.target === target && row.state === 'delivered')
          .map(({ deliveredAt }) => deliveredAt),
      ),
    },
  ],
  untriedNotice: ({ notice }, { channel, kind }) =>
    notice.where((row) => row.channel === channel && row.kind === kind && row.attempts === 0),
  insertNotice: ({ notice }, row) => {
    notice.put(row.id, { ...row, attempts: 0 })
    return NO_ROWS
  },
  rewriteNotice: (tables, { id, content }) => change(tables, id, { content }),
  dueNotices: ({ notice }, { at }) =>
    notice
      .where(({ nextTryAt }) => nextTryAt <= at || nextTryAt > at + LONGEST_NOTICE_WAIT_MS)
      .filter(
        (row) =>
          row.attempts > 0 ||
          !notice
            .rows()
            .some(
              ({ channel, kind, attempts }) => channel === row.channel && kind === row.kind && attempts > 0,
            ),
      )
      .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
  claimNotice: (tables, { id, nextTryAt }) => {
    const [row] = rowsOf(tables.notice, [id])
    return change(tables, id, { nextTryAt, attempts: (row?.attempts ?? 0) + 1 })
  },
  postponeNotice: (tables, { id, nextTryAt }) => change(tables, id, { nextTryAt }),
  dropNotice: ({ notice }, { id }) => {
    notice.remove(id)
    return NO_ROWS
  },
  dropNoticesBut: ({ notice }, { channels }) => {
    removeRows(
      notice,
      notice.where(({ channel }) => !channels.includes(channel)),
    )
    return NO_ROWS
  },
  forgetUnannounced: ({ unannounced }) => {
    removeRows(unannounced, unannounced.rows())
    return NO_ROWS
  },
  oldestNotice: ({ notice }) => {
    const moments = notice.rows().map(({ at }) => at)
    return [{ at: moments.length === 0 ? null : Math.min(...moments) }]
  },
}
