import { describe, expect, it } from 'vitest'
import { scrollerMachine } from '../../../src/domain/flows/scroller.machine'
import { toScrollerView } from '../../../src/ui/parts/scroller-view'
import { actorDone, afterDelay, follow, startFlow } from '../../support/flow'

const measured = (scrollLeft: number, clientWidth = 1_000) => ({
  scrollLeft,
  scrollWidth: 2_000,
  clientWidth,
})
const settling = startFlow(scrollerMachine)
const measuring = follow(settling, afterDelay(100))
const scrollable = follow(measuring, actorDone('measureViewport', measured(0)))
const scrolledTo = (scrollLeft: number) =>
  follow(scrollable, { type: 'viewport.scroll', measure: measured(scrollLeft) })

describe('what a carousel shows', () => {
  it.each([
    {
      row: 'M-120',
      when: 'the layout may still move',
      flow: settling,
      controls: false,
      room: true,
      dot: 0,
      dimmed: [true, true],
    },
    {
      row: 'M-120',
      when: 'it is being measured',
      flow: measuring,
      controls: false,
      room: true,
      dot: 0,
      dimmed: [true, true],
    },
    {
      row: 'M-120',
      when: 'everything fits',
      flow: follow(measuring, actorDone('measureViewport', measured(0, 2_000))),
      controls: false,
      room: false,
      dot: 0,
      dimmed: [true, true],
    },
    {
      row: 'M-118',
      when: 'it can scroll',
      flow: scrollable,
      controls: true,
      room: true,
      dot: 0,
      dimmed: [true, false],
    },
    {
      row: 'M-118',
      when: 'it is at 0.329',
      flow: scrolledTo(329),
      controls: true,
      room: true,
      dot: 0,
      dimmed: [false, false],
    },
    {
      row: 'M-118',
      when: 'it is at 0.33',
      flow: scrolledTo(330),
      controls: true,
      room: true,
      dot: 1,
      dimmed: [false, false],
    },
    {
      row: 'M-118',
      when: 'it is at 0.66',
      flow: scrolledTo(660),
      controls: true,
      room: true,
      dot: 2,
      dimmed: [false, false],
    },
    {
      row: 'M-119',
      when: 'it is at its end',
      flow: scrolledTo(1_000),
      controls: true,
      room: true,
      dot: 2,
      dimmed: [false, true],
    },
  ])(
    '[$row] when $when: arrows and dots $controls, space reserved $room, dot $dot of 0 to 2, arrows dimmed $dimmed',
    ({ flow, controls, room, dot, dimmed }) => {
      expect(toScrollerView(flow.snapshot)).toStrictEqual({
        areControlsShown: controls,
        isRoomKept: room,
        dot,
        isLeftDimmed: dimmed[0],
        isRightDimmed: dimmed[1],
      })
    },
  )
})
