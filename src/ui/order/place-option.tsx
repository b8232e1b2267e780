import type { LiHTMLAttributes, Ref } from 'react'
import type { FoundPlace } from '../../domain/address/found-place'
import { placeName, placeNote } from '../copy/forms'

type PlaceOptionProps = LiHTMLAttributes<HTMLLIElement> & {
  readonly place: FoundPlace
  readonly ref?: Ref<HTMLLIElement>
}

/** Focusable for visitors who do not use arrow keys. */
export const PlaceOption = ({ place, ...props }: PlaceOptionProps) => {
  const note = placeNote(place)
  return (
    <li
      {...props}
      tabIndex={-1}
      className="min-h-11 cursor-pointer px-4 py-2.5 aria-selected:bg-info aria-selected:text-info-content forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
    >
      {placeName(place)}
      {note !== null && <span className="text-quiet forced-colors:text-inherit"> ({note})</span>}
    </li>
  )
}
