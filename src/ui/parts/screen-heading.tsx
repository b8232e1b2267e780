import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteMoves } from '../app/route-moves'
import { useWorld } from '../app/world'

type ScreenHeadingProps = {
  /** The document's title, without the brand. */
  readonly title: string
  readonly children?: ReactNode
  readonly className?: string
}

/** The screen's `h1`: it names the document, and after a route change it takes the focus, so that a screen reader starts here. */
export const ScreenHeading = ({ title, children, className = '' }: ScreenHeadingProps) => {
  const { site } = useWorld()
  const moves = useRouteMoves()
  const ref = useRef<HTMLHeadingElement>(null)
  // Only the browser can move the focus; the first screen leaves it where a freshly opened page has it.
  useEffect(() => {
    if (moves > 0) ref.current?.focus({ preventScroll: true })
  }, [moves])
  return (
    <>
      <title>{title === '' ? site.brand.name : `${title} | ${site.brand.name}`}</title>
      <h1 ref={ref} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  )
}
