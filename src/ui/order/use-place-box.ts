import { useCombobox } from 'downshift'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FoundPlace } from '../../domain/address/find-place'
import { onlyNamed } from '../../domain/address/place-search'
import { fold } from '../../domain/text/fold'
import { FORM_COPY, notFoundText, placeName } from '../copy/forms'

/** Height of the longest list with a margin, in px. */
const ROOM_PX = 280

/** Scrolls the box to the top if a low window or an on-screen keyboard leaves no space for its list. */
const scrollBoxUp = (box: HTMLElement): void => {
  const room = (window.visualViewport?.height ?? window.innerHeight) - box.getBoundingClientRect().bottom
  if (room < ROOM_PX) box.scrollIntoView({ block: 'start' })
}

export type PlaceChoice = {
  readonly find: (typed: string) => ReadonlyArray<FoundPlace>
  readonly selected: FoundPlace | null
  /** The province whose districts are searched. */
  readonly inside?: string | undefined
  readonly onOpen: () => void
  readonly onChoose: (place: FoundPlace | null) => void
}

const { InputChange, InputBlur, InputClick, InputKeyDownEnter, InputKeyDownEscape, FunctionCloseMenu } =
  useCombobox.stateChangeTypes

/** A key, unique among the places that a box suggests. */
export const placeKey = ({ province, district }: FoundPlace): string => `${province.value}-${district?.value}`

type OwnEvent = { readonly nativeEvent: { preventDownshiftDefault?: boolean } }

/** State and handlers of a place box; `notChosen` is the message for text that is no choice, null if there is none. */
export const usePlaceBox = ({ find, selected, inside, onOpen, onChoose }: PlaceChoice) => {
  const refs = {
    whole: useRef<HTMLDivElement>(null),
    field: useRef<HTMLInputElement>(null),
    list: useRef<HTMLUListElement>(null),
  }
  const { whole, field, list } = refs
  const chosen = selected === null ? '' : placeName(selected)
  // Text typed since the last choice, or null. On leaving the box, text that names exactly one place chooses it; other text stays
  // and clears the choice.
  const [typed, setTyped] = useState<string | null>(null)
  const selectedKey = selected && placeKey(selected)
  // Choosing a district can choose the province of the other box.
  useEffect(() => {
    if (selectedKey !== null) setTyped(null)
  }, [selectedKey])
  const found = useMemo(() => find(typed ?? ''), [find, typed])
  const leave = () => {
    if (typed === null) return
    const isSame = fold(typed) === fold(chosen)
    const named = isSame ? selected : onlyNamed(found, typed)
    if (isSame || named !== null) setTyped(null)
    if (named !== selected) onChoose(named)
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
      if (whole.current !== null) scrollBoxUp(whole.current)
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
  const unchosenText = typed?.trim() ?? ''
  const nothingFound = notFoundText(unchosenText, inside)
  const notChosen =
    box.isOpen || unchosenText === '' ? null : found.length > 0 ? FORM_COPY.chooseOne : nothingFound
  return {
    box,
    refs,
    found,
    input: {
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
    },
    option: { onBlur: leaveOption, onKeyDown: pressOnOption },
    messages: { nothingFound, notChosen },
  }
}
