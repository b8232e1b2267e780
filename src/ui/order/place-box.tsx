import { useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FoundPlace } from '../../domain/address/found-place'
import { fold } from '../../domain/text/fold'
import { FORM_COPY } from '../copy/forms'
import { notChosenText, placeName } from '../copy/found-place'
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

const { InputChange, InputBlur, InputClick, InputKeyDownEnter, InputKeyDownEscape, FunctionCloseMenu } =
  useCombobox.stateChangeTypes

type OwnEvent = { readonly nativeEvent: { preventDownshiftDefault?: boolean } }

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
  const notChosenId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const chosen = selected === null ? '' : placeName(selected)
  // The typed text is only a search; left without a choice it stays, and the place chosen before is given up.
  const [typed, setTyped] = useState<string | null>(null)
  const selectedKey = selected && placeKey(selected)
  // An effect, because the other box may choose this one's place as well.
  useEffect(() => {
    if (selectedKey !== null) setTyped(null)
  }, [selectedKey])
  const found = useMemo(() => find(typed ?? ''), [find, typed])
  const leave = () => {
    if (typed === null) return
    if (fold(typed) === fold(chosen)) setTyped(null)
    else if (selected !== null) onChoose(null)
  }
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
    onIsOpenChange: ({ isOpen, type }) => {
      if (type === InputBlur) return leave()
      if (type === FunctionCloseMenu) return
      if (!isOpen) return setTyped(null)
      onOpen()
      if (type !== InputChange) field.current?.select()
      if (whole.current !== null) makeRoomBelow(whole.current)
    },
    stateReducer: (state, { type, changes, props }) => {
      // Enter with an empty list keeps the typed text and the list.
      if (type === InputKeyDownEnter && props.items.length === 0) return state
      // A click that moves the cursor keeps the typed text and the list.
      if (type === InputClick && state.isOpen && typed !== null) return state
      return type === InputBlur || type === InputKeyDownEscape
        ? { ...changes, selectedItem: selected, inputValue: chosen }
        : changes
    },
  })
  const isInList = ({ relatedTarget }: FocusEvent) => list.current?.contains(relatedTarget) ?? false
  const leaveOption = (event: FocusEvent) => {
    if (isInList(event) || event.relatedTarget === field.current) return
    box.closeMenu()
    leave()
  }
  const pressOnOption = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Escape') {
      box.closeMenu()
      setTyped(null)
    } else event.currentTarget.click()
    field.current?.focus()
  }
  const notChosen = box.isOpen || typed === null || typed.trim() === '' ? null : notChosenText(typed.trim())
  const described = [error !== null && errorId, notChosen !== null && notChosenId].filter(
    (id) => id !== false,
  )
  const message = found.length > 0 ? `Có ${found.length} địa danh` : (whyEmpty ?? FORM_COPY.noPlaceFound)
  return (
    <div ref={whole} className="relative">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties it to the input */}
      <label {...box.getLabelProps()} className="mb-1 block font-semibold">
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
            'aria-invalid': described.length > 0,
            ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
            // Downshift reports changes after the next render, which loses letters of fast typists.
            onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
            // A screen reader that moves the focus into the list has not left the box.
            onBlur: (event: FocusEvent & OwnEvent) => {
              if (isInList(event)) event.nativeEvent.preventDownshiftDefault = true
            },
            // Esc with a closed list belongs to the dialog; downshift would take it.
            onKeyDown: (event: KeyboardEvent & OwnEvent) => {
              if (event.key === 'Escape' && !box.isOpen) event.nativeEvent.preventDownshiftDefault = true
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
      {notChosen !== null && (
        <div role="alert">
          <FieldError id={notChosenId} error={notChosen} />
        </div>
      )}
    </div>
  )
}
