import { type NoticeContent, TROUBLES, type Trouble } from '../notice/notice'
import { isStalled } from '../notice/stalled'
import type { EpochMs } from '../registration/epoch-ms'
import { TARGETS, type Target } from '../registration/registration'
import { dropCounter, readCounter, writeCounter } from './counter'
import { first, only, type Script } from './script'

/** Copying to PostgreSQL accepts a database that has these counters but no registrations. */
const toldOf = (trouble: Trouble, sheet: Target): string => `notice of ${trouble} ${sheet}`

/** Since when a sheet is halted or stalled; null if it is not. */
function* troubleSince(trouble: Trouble, sheet: Target, at: EpochMs): Script<EpochMs | null> {
  const halt = yield* first('halts', { target: sheet })
  if (trouble === 'halted' || halt !== null) return trouble === 'halted' ? (halt?.at ?? null) : null
  const oldestAt = (yield* first('oldestWaiting', { target: sheet }))?.at ?? null
  const lastDeliveredAt = (yield* only('lastDelivered', { target: sheet })).at
  return isStalled({ oldestAt, lastDeliveredAt }, at) ? oldestAt : null
}

type TroubleChange = {
  readonly name: string
  readonly content: NoticeContent | null
}

/** Troubles that began or ended since the last check. */
export function* troubleChanges(isDelivering: boolean, at: EpochMs): Script<ReadonlyArray<TroubleChange>> {
  if (!isDelivering) return []
  const changed: Array<TroubleChange> = []
  for (const tag of TROUBLES)
    for (const sheet of TARGETS) {
      const since = yield* troubleSince(tag, sheet, at)
      const name = toldOf(tag, sheet)
      const isTold = (yield* readCounter(name)) !== null
      if (isTold !== (since !== null))
        changed.push({ name, content: since === null ? null : { tag, sheet, since } })
    }
  return changed
}

/** A trouble is reported once, until it ends. */
export const noteTroubleChange = ({ name, content }: TroubleChange, at: EpochMs): Script<void> =>
  content === null ? dropCounter(name) : writeCounter(name, at)
