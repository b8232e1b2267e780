import { fold } from '../text/fold'
import type { Doubt } from './doubt'
import type { Column, Evidence } from './sheet-evidence'

type HeadingElsewhere = Extract<Doubt, { readonly tag: 'headingElsewhere' }>

export type LayoutFault =
  | Extract<Doubt, { readonly tag: 'columnsMissing' | 'headingsTwice' | 'numbersElsewhere' }>
  | HeadingElsewhere

/**
 * A marked column without a heading of ours and another column with our heading that both have cells: staff cut our cells out and
 * typed something else in their place, or renamed the heading. Either column may be ours.
 */
export const headingElsewhere = (
  columns: ReadonlyArray<Column>,
  { marked, headed, isHeaded, isFilled }: Evidence,
): HeadingElsewhere | null => {
  for (const { name, heading } of columns) {
    const [markedAt = -1, ...marks] = marked.get(name) ?? []
    const [headedAt = -1, ...headings] = headed.get(fold(heading)) ?? []
    const isSingle = marks.length + headings.length === 0
    if (isSingle && !isHeaded(markedAt) && isFilled(markedAt) && isFilled(headedAt))
      return { tag: 'headingElsewhere', heading, marked: markedAt, headed: headedAt }
  }
  return null
}

/** The fault of a tab that lacks the columns `lost`. Names only the headings that occur more than once, if there are any. */
export const lostColumns = ({ headed }: Evidence, lost: ReadonlyArray<Column>): LayoutFault => {
  const headings = lost.map(({ heading }) => heading)
  const twice = headings.filter((heading) => (headed.get(fold(heading)) ?? []).length > 1)
  return twice.length > 0 ? { tag: 'headingsTwice', headings: twice } : { tag: 'columnsMissing', headings }
}
