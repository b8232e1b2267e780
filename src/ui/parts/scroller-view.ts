import type { SnapshotFrom } from 'xstate'
import type { scrollerMachine } from '../../domain/flows/scroller.machine'
import { type ScrollDot, scrollDot } from '../../domain/screen/scroll-dot'
import { isAtEnd, isAtStart, scrollFraction } from '../../domain/screen/scroll-measure'

export type ScrollerView = {
  readonly areControlsShown: boolean
  /** The controls' room is kept before it is known whether they are needed, so that nothing below moves. */
  readonly isRoomKept: boolean
  readonly dot: ScrollDot
  /** Which arrow leads nowhere: it is dimmed. */
  readonly isLeftSpent: boolean
  readonly isRightSpent: boolean
}

/** Takes the strip's state, gives whether arrows and dots are shown and which dot is lit (M-118, M-120). */
export const toScrollerView = (snapshot: SnapshotFrom<typeof scrollerMachine>): ScrollerView => ({
  areControlsShown: snapshot.matches('scrollable'),
  isRoomKept: !snapshot.matches('still'),
  dot: scrollDot(scrollFraction(snapshot.context.measure)),
  isLeftSpent: isAtStart(snapshot.context.measure),
  isRightSpent: isAtEnd(snapshot.context.measure),
})
