import { type ReactNode, useEffect, useRef } from 'react'
import { useAppContext } from '../context/app-context'
import { useRouteMoves } from '../context/route-moves'

type ScreenHeadingProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly className?: string
}

/** Takes the focus after a route change, so that screen readers start here. */
export const ScreenHeading = ({ title, children, className = '' }: ScreenHeadingProps) => {
  const { site } = useAppContext()
  // No-break spaces are for the heading only.
  const name = title.replaceAll('\u00a0', ' ')
  const moves = useRouteMoves()
  const ref = useRef<HTMLHeadingElement>(null)
  // The first screen does not take the focus, as in any freshly opened page.
  useEffect(() => {
    if (moves > 0) ref.current?.focus({ preventScroll: true })
  }, [moves])
  return (
    <>
      <title>{name === '' ? site.brand.name : `${name} | ${site.brand.name}`}</title>
      <h1 ref={ref} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  )
}
