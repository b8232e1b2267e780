import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { scrollerMachine } from '../../domain/flows/scroller.machine'
import {
  isAtEnd,
  isAtStart,
  SCROLL_DOTS,
  type ScrollDot,
  type ScrollMeasure,
  scrollDot,
  scrollFraction,
} from '../../domain/screen/scroll-measure'
import { scrollBehavior } from '../context/route-moves'
import { ArrowLeftIcon, ArrowRightIcon } from './icons'

export type ScrollerView = {
  readonly areControlsShown: boolean
  /** Whether space is reserved for the controls until it is known whether they are needed, to avoid a layout shift. */
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

type ScrollerProps = {
  readonly label: string
  readonly children: ReactNode
}

const measureOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): ScrollMeasure => ({
  scrollLeft,
  scrollWidth,
  clientWidth,
})

const ARROW = 'screen-only btn btn-circle border-base-300 bg-base-100 data-[dimmed=true]:text-quiet/50'

/** A strip with arrows and dots if it does not fit (M-118..M-120). */
export const Scroller = ({ label, children }: ScrollerProps) => {
  const ref = useRef<HTMLUListElement>(null)
  const [machine] = useState(() =>
    scrollerMachine.provide({
      actors: {
        measureViewport: fromPromise(async () => {
          if (ref.current === null) throw new Error('the strip is gone')
          return measureOf(ref.current)
        }),
      },
      actions: {
        scrollBy: (_, { leftPx }) => ref.current?.scrollBy({ left: leftPx, behavior: scrollBehavior() }),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine)
  const { areControlsShown, isRoomKept, dot, isLeftDimmed, isRightDimmed } = toScrollerView(snapshot)
  const measured = useRef(0)
  // Counts the items after each render, because skeletons may be replaced by nothing.
  useEffect(() => {
    const count = ref.current?.childElementCount ?? 0
    if (count === measured.current) return
    measured.current = count
    send({ type: 'viewport.resize' })
  })
  useEffect(() => {
    let width = window.innerWidth
    const resize = () => {
      // On phones, scrolling changes the height of the window, because the address bar hides.
      if (window.innerWidth === width) return
      width = window.innerWidth
      send({ type: 'viewport.resize' })
    }
    window.addEventListener('resize', resize)
    return () => window.removeEventListener('resize', resize)
  }, [send])
  return (
    <div className="relative" data-state={String(snapshot.value)}>
      <ul
        ref={ref}
        data-part="viewport"
        aria-label={label}
        tabIndex={areControlsShown ? 0 : -1}
        onScroll={(event) => send({ type: 'viewport.scroll', measure: measureOf(event.currentTarget) })}
        className="strip"
      >
        {children}
      </ul>
      {isRoomKept && (
        <div className="scripted screen-only mt-4 flex min-h-11 items-center justify-center gap-x-[min(1.5rem,4vw)]">
          {areControlsShown && (
            <>
              <button
                type="button"
                aria-label="Cuộn trái"
                data-dimmed={isLeftDimmed}
                onClick={() => send({ type: 'arrow.left' })}
                className={ARROW}
              >
                <ArrowLeftIcon />
              </button>
              <div aria-hidden="true" className="flex gap-2">
                {SCROLL_DOTS.map((third) => (
                  <span
                    key={third}
                    data-part="dot"
                    data-active={third === dot}
                    className="h-2 w-2 rounded-full bg-base-300 transition-all data-[active=true]:w-6 data-[active=true]:bg-primary"
                  />
                ))}
              </div>
              <button
                type="button"
                aria-label="Cuộn phải"
                data-dimmed={isRightDimmed}
                onClick={() => send({ type: 'arrow.right' })}
                className={ARROW}
              >
                <ArrowRightIcon />
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
