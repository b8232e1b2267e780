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
  // Scrolls label, field and error.
  ;(field?.closest('[data-part="field"]') ?? field)?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the first field with an error and scrolls it to the middle of the window. */
export const focusFirstInvalid = (form: HTMLElement): void =>
  focusOn(form.querySelector<HTMLElement>(`${INPUT}, ${LIST}`))

/** As `focusFirstInvalid`, for an input by its index among those with an error. */
export const focusInvalidInput = (form: HTMLElement, index: number): void =>
  focusOn(form.querySelectorAll<HTMLElement>(INPUT)[index])

/** As `focusFirstInvalid`, for the heading of a list without a choice. */
export const focusInvalidList = (form: HTMLElement): void => focusOn(form.querySelector<HTMLElement>(LIST))
