import { type NoticeContent, TROUBLES, type Trouble } from '../../notice/notice'
import { TARGETS, type Target } from '../../registration/registration'
import { type EpochMs, HOUR_MS } from '../../time/epoch-ms'
import { first, only, type Script } from '../script'
import { dropVariable, readVariable, setVariable, type Variable } from '../variables'

/** Staff are notified when a sheet has received nothing for this long, in ms. */
export const STALLED_MS = HOUR_MS

type Waiting = { readonly oldestAt: EpochMs | null; readonly lastDeliveredAt: EpochMs | null }

/** Whether a row has waited for an hour or more and none was delivered meanwhile; a backlog in progress is no stall. */
export const isStalled = ({ oldestAt, lastDeliveredAt }: Waiting, at: EpochMs): boolean =>
  oldestAt !== null && at - oldestAt >= STALLED_MS && at - (lastDeliveredAt ?? 0) >= STALLED_MS

const noticedName = (trouble: Trouble, target: Target): Variable => `notice of ${trouble} ${target}`

/** Since when the sheet of a target is halted or stalled; null if it is not. */
function* troubleSince(trouble: Trouble, target: Target, at: EpochMs): Script<EpochMs | null> {
  const halt = yield* first('haltOf', { target })
  if (trouble === 'halted') return halt?.at ?? null
  if (halt !== null) return null
  const oldestAt = (yield* first('oldestWaiting', { target }))?.at ?? null
  const lastDeliveredAt = (yield* only('lastDelivered', { target })).at
  return isStalled({ oldestAt, lastDeliveredAt }, at) ? oldestAt : null
}

type TroubleChange = {
  readonly name: Variable
  readonly content: NoticeContent | null
}

/** Troubles that began or ended since the last check. */
export function* troubleChanges(isDelivering: boolean, at: EpochMs): Script<ReadonlyArray<TroubleChange>> {
  if (!isDelivering) return []
  const changed: Array<TroubleChange> = []
  for (const tag of TROUBLES)
    for (const target of TARGETS) {
      const since = yield* troubleSince(tag, target, at)
      const name = noticedName(tag, target)
      const isNoticed = (yield* readVariable(name)) !== null
      if (isNoticed !== (since !== null))
        changed.push({ name, content: since === null ? null : { tag, sheet: target, since } })
    }
  return changed
}

/** A trouble is reported once, until it ends. */
export const storeTroubleChange = ({ name, content }: TroubleChange, at: EpochMs): Script<void> =>
  content === null ? dropVariable(name) : setVariable(name, at)
