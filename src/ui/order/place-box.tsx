import { type LiHTMLAttributes, type Ref, useId } from 'react'
import type { FoundPlace } from '../../domain/address/find-place'
import { FORM_COPY, placeName, placeNote } from '../copy/forms'
import { FieldError } from '../parts/field-error'
import { ChevronDownIcon } from '../parts/icons'
import { type PlaceChoice, placeKey, usePlaceBox } from './use-place-box'

type PlaceOptionProps = LiHTMLAttributes<HTMLLIElement> & {
  readonly place: FoundPlace
  readonly inside: string | undefined
  readonly ref?: Ref<HTMLLIElement>
}

/** A suggestion, focusable for visitors who do not use arrow keys. */
const PlaceOption = ({ place, inside, ...props }: PlaceOptionProps) => {
  const note = placeNote(place, inside)
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

type PlaceBoxProps = PlaceChoice & {
  readonly label: string
  readonly error: string | null
  readonly disabled: boolean
  /** Shown instead of suggestions; null once there are places to choose from. */
  readonly whyEmpty: string | null
}

/** A box in which a place is searched for and chosen (M-081, M-082, A-26). */
export const PlaceBox = ({ label, error, disabled, whyEmpty, ...choice }: PlaceBoxProps) => {
  const errorId = useId()
  const notChosenId = useId()
  const { box, refs, found, input, option, messages } = usePlaceBox(choice)
  // While suggestions exist, the form’s own error already says this.
  const notChosen = error !== null && found.length > 0 ? null : messages.notChosen
  const described = [error !== null && errorId, notChosen !== null && notChosenId].filter(
    (id) => id !== false,
  )
  const message = found.length > 0 ? `Có ${found.length} địa danh` : (whyEmpty ?? messages.nothingFound)
  return (
    <div ref={refs.whole} data-part="field" className="relative">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties it to the input */}
      <label {...box.getLabelProps()} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...box.getInputProps({
            ref: refs.field,
            disabled,
            placeholder: FORM_COPY.placeHint,
            autoComplete: 'off',
            'aria-required': true,
            'aria-invalid': described.length > 0,
            ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
            ...input,
          })}
          className="input h-12 w-full pr-[min(2.75rem,44px)] pl-[min(0.75rem,12px)] text-base placeholder-shown:text-[min(1rem,5.8vw)] disabled:border-(--input-color) disabled:bg-base-200 disabled:text-base-content aria-invalid:border-error"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-[12px] flex items-center *:max-w-[20px]"
        >
          <ChevronDownIcon />
        </span>
      </div>
      <div
        className={`absolute z-10 mt-1 w-full overflow-hidden rounded-field bg-base-100 text-base-content shadow-xl ${box.isOpen ? 'border border-base-300 py-1' : ''}`}
      >
        <ul
          {...box.getMenuProps({
            ref: refs.list,
            'aria-label': FORM_COPY.placesFound,
            'aria-labelledby': undefined,
            // Browsers make a scrollable list a tab stop; here Tab leaves the box.
            tabIndex: -1,
          })}
          hidden={!box.isOpen}
          className="max-h-[min(16rem,38dvh)] overflow-y-auto overscroll-contain"
        >
          {box.isOpen &&
            found.map((item, index) => (
              <PlaceOption
                key={placeKey(item)}
                place={item}
                inside={choice.inside}
                {...box.getItemProps({ item, index, ...option })}
              />
            ))}
        </ul>
        <p
          aria-live="polite"
          className={found.length > 0 ? 'sr-only' : box.isOpen ? 'px-4 py-2.5 text-quiet' : ''}
        >
          {box.isOpen && message}
        </p>
      </div>
      <FieldError id={errorId} error={error} />
      {notChosen !== null && (
        <div role="alert">
          <FieldError id={notChosenId} error={notChosen} />
        </div>
      )}
    </div>
  )
}
