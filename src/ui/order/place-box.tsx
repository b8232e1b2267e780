import { useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FoundPlace } from '../../domain/address/place-search'
import { FORM_COPY } from '../copy/forms'
import { placeName } from '../copy/found-place'
import { FieldError } from '../parts/field-error'
import { ChevronDownIcon } from '../parts/icons'
import { makeRoomBelow } from './make-room-below'
import { PlaceOption } from './place-option'

type PlaceBoxProps = {
  readonly label: string
  readonly find: (typed: string) => ReadonlyArray<FoundPlace>
  readonly selected: FoundPlace | null
  readonly error: string | null
  readonly disabled: boolean
  /** Null once there are places to choose from. */
  readonly whyEmpty: string | null
  readonly onOpen: () => void
  readonly onChoose: (place: FoundPlace | null) => void
}

const { InputChange, InputBlur, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes

const placeKey = ({ province, district }: FoundPlace): string => `${province.value}-${district?.value}`

export const PlaceBox = ({
  label,
  find,
  selected,
  error,
  disabled,
  whyEmpty,
  onOpen,
  onChoose,
}: PlaceBoxProps) => {
  const errorId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const chosen = selected === null ? '' : placeName(selected)
  // The typed text is only a search until a place is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const found = useMemo(() => find(typed ?? ''), [find, typed])
  const box = useCombobox<FoundPlace>({
    items: [...found],
    selectedItem: selected,
    inputValue: typed ?? chosen,
    defaultHighlightedIndex: 0,
    itemToString: (place) => (place === null ? '' : placeName(place)),
    itemToKey: (place) => (place === null ? null : placeKey(place)),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === InputChange && inputValue === '') onChoose(null)
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) return setTyped(null)
      onOpen()
      if (whole.current !== null) makeRoomBelow(whole.current)
    },
    stateReducer: (state, { type, changes, props }) => {
      // Enter with an empty list keeps the typed text and the list.
      if (type === InputKeyDownEnter && props.items.length === 0) return state
      // Esc with a closed list closes the dialog.
      if (type === InputKeyDownEscape && !state.isOpen) return state
      return type === InputBlur || type === InputKeyDownEscape
        ? { ...changes, selectedItem: selected, inputValue: chosen }
        : changes
    },
  })
  const isInList = ({ relatedTarget }: FocusEvent) => list.current?.contains(relatedTarget) ?? false
  const leaveOption = (event: FocusEvent) => {
    if (!isInList(event) && event.relatedTarget !== field.current) box.closeMenu()
  }
  const pressOnOption = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') box.closeMenu()
    else event.currentTarget.click()
    field.current?.focus()
  }
  const message = found.length > 0 ? `Có ${found.length} địa danh` : (whyEmpty ?? FORM_COPY.noPlaceFound)
  return (
    <div ref={whole} className="relative">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties it to the input */}
      <label {...box.getLabelProps()} className="required mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...box.getInputProps({
            ref: field,
            disabled,
            placeholder: FORM_COPY.placeHint,
            autoComplete: 'off',
            'aria-required': true,
            'aria-invalid': error !== null,
            ...(error === null ? {} : { 'aria-describedby': errorId }),
            // Downshift reports changes after the next render, which loses letters of fast typists.
            onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
            // A screen reader that moves the focus into the list has not left the box.
            onBlur: (event: FocusEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }) => {
              if (isInList(event)) event.nativeEvent.preventDownshiftDefault = true
            },
          })}
          className="input h-12 w-full pr-11 text-base aria-invalid:border-error"
        />
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
          <ChevronDownIcon />
        </span>
      </div>
      <div
        className={`absolute z-10 mt-1 w-full overflow-hidden rounded-field bg-base-100 text-base-content shadow-xl ${box.isOpen ? 'border border-base-300 py-1' : ''}`}
      >
        <ul
          {...box.getMenuProps({
            ref: list,
            'aria-label': FORM_COPY.placesFound,
            'aria-labelledby': undefined,
          })}
          hidden={!box.isOpen}
          className="max-h-[min(16rem,38dvh)] overflow-y-auto overscroll-contain"
        >
          {box.isOpen &&
            found.map((item, index) => (
              <PlaceOption
                key={placeKey(item)}
                place={item}
                {...box.getItemProps({ item, index, onBlur: leaveOption, onKeyDown: pressOnOption })}
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
    </div>
  )
}
