export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {error}
    </p>
  )

const INPUT = '[aria-invalid="true"]'
const LIST = '[data-invalid="true"]'

const focusOn = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true })
  // With its label above it and its error below it.
  ;(field?.closest('[data-part="field"]') ?? field)?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the first field with an error and scrolls it to the middle of the window. */
export const focusFirstInvalid = (form: HTMLElement): void =>
  focusOn(form.querySelector<HTMLElement>(`${INPUT}, ${LIST}`))

/** The same for an input, by its place among those with an error, from 0. */
export const focusInvalidInput = (form: HTMLElement, index: number): void =>
  focusOn(form.querySelectorAll<HTMLElement>(INPUT)[index])

/** The same for the heading of a list from which nothing is chosen. */
export const focusInvalidList = (form: HTMLElement): void => focusOn(form.querySelector<HTMLElement>(LIST))
