import type { SnapshotFrom } from 'xstate'
import type { scrollerMachine } from '../../domain/flows/scroller.machine'
import { type ScrollDot, scrollDot } from '../../domain/screen/scroll-dot'
import { isAtEnd, isAtStart, scrollFraction } from '../../domain/screen/scroll-measure'

export type ScrollerView = {
  readonly areControlsShown: boolean
  /** Space for the controls is reserved until it is known whether they are needed, which avoids a layout shift. */
  readonly isRoomKept: boolean
  readonly dot: ScrollDot
  readonly isLeftDimmed: boolean
  readonly isRightDimmed: boolean
}

/** What the carousel shows in a state of its machine (M-118). */
export const toScrollerView = (snapshot: SnapshotFrom<typeof scrollerMachine>): ScrollerView => ({
  areControlsShown: snapshot.matches('scrollable'),
  isRoomKept: !snapshot.matches('still'),
  dot: scrollDot(scrollFraction(snapshot.context.measure)),
  isLeftDimmed: isAtStart(snapshot.context.measure),
  isRightDimmed: isAtEnd(snapshot.context.measure),
})
