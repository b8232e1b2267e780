import { useCombobox } from 'downshift'
import { type ChangeEvent, useId, useState } from 'react'
import { searchPlaces } from '../../domain/address/search-places'
import { FieldError } from '../parts/field-error'
import { ChevronDownIcon } from '../parts/icons'

export type PlaceOption<Id> = { readonly value: Id; readonly label: string }

type PlaceBoxProps<Id> = {
  readonly label: string
  readonly options: ReadonlyArray<PlaceOption<Id>>
  readonly selected: Id | null
  readonly error: string | null
  readonly disabled: boolean
  /** What the list says while there is no place to choose from. */
  readonly whenEmpty: string
  readonly onOpen?: () => void
  readonly onChoose: (id: Id | null) => void
}

const NOTHING_FOUND = 'Không tìm thấy địa danh phù hợp'

/** A searchable box of provinces or districts (M-081, A-26). */
export const PlaceBox = <Id extends number>({
  label,
  options,
  selected,
  error,
  disabled,
  whenEmpty,
  onOpen,
  onChoose,
}: PlaceBoxProps<Id>) => {
  const errorId = useId()
  const selectedItem = options.find(({ value }) => value === selected) ?? null
  // What is typed only searches; it is the box's own until a place is chosen.
  const [typed, setTyped] = useState('')
  const found = searchPlaces(options, typed === selectedItem?.label ? '' : typed)
  const box = useCombobox<PlaceOption<Id>>({
    items: [...found],
    selectedItem,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setTyped(inputValue)
      else if (inputValue === '') onChoose(null)
    },
    onSelectedItemChange: ({ selectedItem: item }) => onChoose(item?.value ?? null),
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) onOpen?.()
      else setTyped(selectedItem?.label ?? '')
    },
    stateReducer: (state, { type, changes, props }) => {
      // Enter has nothing to take yet, or nothing at all: what was typed stays, and so does the list.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && props.items.length === 0) return state
      return type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' }
        : changes
    },
  })
  const shown = box.isOpen ? typed : (selectedItem?.label ?? '')
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties it to the input */}
      <label {...box.getLabelProps()} className="required mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...box.getInputProps({
            disabled,
            placeholder: 'Chọn hoặc gõ để tìm',
            autoComplete: 'off',
            'aria-required': true,
            'aria-invalid': error !== null,
            ...(error === null ? {} : { 'aria-describedby': errorId }),
            // Downshift tells of its changes after the next drawing: by then a fast typist is a letter further.
            onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
          })}
          value={shown}
          className="input h-12 w-full pr-11 text-base aria-invalid:border-error"
        />
        <span aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3">
          <ChevronDownIcon />
        </span>
      </div>
      <ul
        {...box.getMenuProps({ 'aria-label': 'Gợi ý', 'aria-labelledby': undefined })}
        className={`absolute z-20 mt-1 max-h-64 w-full overflow-y-auto rounded-field bg-base-100 shadow-xl ${box.isOpen ? 'border border-base-300 py-1' : ''}`}
      >
        {box.isOpen &&
          found.map((item, index) => (
            <li
              key={item.value}
              {...box.getItemProps({ item, index })}
              className="min-h-11 cursor-pointer px-4 py-2.5 aria-selected:bg-teal-pale"
            >
              {item.label}
            </li>
          ))}
        {box.isOpen && found.length === 0 && (
          <li className="px-4 py-2.5 text-quiet">{options.length === 0 ? whenEmpty : NOTHING_FOUND}</li>
        )}
      </ul>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
