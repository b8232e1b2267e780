import {
  type Channel,
  contentKind,
  MOST_REFERENCES,
  mergedContent,
  type Notice,
  type NoticeContent,
  type NoticeSettings,
  registeredContent,
} from '../../notice/notice'
import { CLAIM_MS, LONGEST_NOTICE_WAIT_MS, NOTICE_GAP_MS } from '../../notice/notice-limits'
import { referenceFor } from '../../registration/reference'
import { backOffMs, type Timing } from '../../time/back-off'
import type { EpochMs } from '../../time/epoch-ms'
import { first, only, run, type Script } from '../script'
import { GATHERED_AT_ONCE } from '../statements/notice-statements'
import type { RowOf } from '../statements/statements'
import { lockVariable, readVariable, setVariable, type Variable } from '../variables'
import { storeTroubleChange, troubleChanges } from './troubles'

const LOCK = 'notice lock'
const sentOn = (channel: Channel): Variable => `notice sent by ${channel}`

function* addContent(channel: Channel, content: NoticeContent, at: EpochMs): Script<void> {
  const kind = contentKind(content)
  const untriedNotice = yield* first('untriedNotice', { channel, kind })
  if (untriedNotice !== null) {
    const merged = JSON.stringify(mergedContent(untriedNotice.content, content))
    return void (yield* run('rewriteNotice', { id: untriedNotice.id, content: merged }))
  }
  const sentAt = (yield* readVariable(sentOn(channel))) ?? 0
  const isSummedUp = content.tag === 'registered' && sentAt <= at
  const nextTryAt = isSummedUp ? Math.max(at, sentAt + NOTICE_GAP_MS) : at
  yield* run('insertNotice', {
    id: `msg_${(yield* only('newId', {})).text}`,
    channel,
    kind,
    at,
    content: JSON.stringify(content),
    nextTryAt,
  })
}

function* gatherArrivals(): Script<ReadonlyArray<RowOf<'gather'>>> {
  const all: Array<RowOf<'gather'>> = []
  for (;;) {
    const some = yield* run('gather', {})
    all.push(...some)
    if (some.length < GATHERED_AT_ONCE) return all
  }
}

function* referencesOf(arrived: ReadonlyArray<RowOf<'gather'>>): Script<ReadonlyArray<string>> {
  const references: Array<string> = []
  for (const each of arrived.slice(0, MOST_REFERENCES))
    references.push(referenceFor(each, (yield* only('keyOfRegistration', { id: each.id })).key))
  return references
}

/** Collects new notices; writes nothing if there are none. */
function* gatherContents({ channels, isDelivering, hasDesk }: NoticeSettings, at: EpochMs): Script<void> {
  const isAnyNew = (yield* first('anyUnannounced', {})) !== null
  if (!isAnyNew && (yield* troubleChanges(isDelivering, at)).length === 0) return
  // Only one process collects at a time.
  yield* lockVariable(LOCK)
  const changed = yield* troubleChanges(isDelivering, at)
  const arrived = yield* gatherArrivals()
  const references = hasDesk === true ? yield* referencesOf(arrived) : []
  const contents = [
    ...changed.flatMap((change) => change.content ?? []),
    ...(arrived.length === 0 ? [] : [registeredContent(arrived, references)]),
  ]
  for (const change of changed) yield* storeTroubleChange(change, at)
  for (const channel of channels) for (const each of contents) yield* addContent(channel, each, at)
}

/** Collects what is to be told and claims the notices that are due; `settings.channels` are those in use. */
export function* takeNotices(settings: NoticeSettings, at: EpochMs): Script<ReadonlyArray<Notice>> {
  if (settings.channels.length === 0) return []
  yield* gatherContents(settings, at)
  if ((yield* run('dueNotices', { at })).length === 0) return []
  yield* lockVariable(LOCK)
  const due = yield* run('dueNotices', { at })
  for (const { id } of due) yield* run('claimNotice', { id, nextTryAt: at + CLAIM_MS })
  return due.map((notice) => ({ ...notice, tries: notice.tries + 1 }))
}

/** Drops a notice that was sent; a notice that could not be sent is due again after a backoff. */
export function* settleNotice(notice: Notice, isSent: boolean, { at, jitter }: Timing): Script<void> {
  const { id, channel, tries, content } = notice
  if (!isSent) {
    const nextTryAt = at + backOffMs(tries - 1, jitter, null, LONGEST_NOTICE_WAIT_MS)
    return void (yield* run('postponeNotice', { id, nextTryAt }))
  }
  yield* run('dropNotice', { id })
  if (content.tag === 'registered') yield* setVariable(sentOn(channel), at)
}

/** Drops what is stored for channels that are no longer in use. */
export function* beginNotices({ channels }: Pick<NoticeSettings, 'channels'>): Script<void> {
  yield* run('dropNoticesBut', { channels })
  if (channels.length === 0) yield* run('forgetUnannounced', {})
}
