export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {error}
    </p>
  )

/** Wrong inputs, and the heading of a list without a choice. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"]'

const focusOn = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true })
  // Scrolls label, field and error.
  ;(field?.closest('[data-part="field"]') ?? field)?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to a field by its index among the fields with an error, and scrolls it to the middle of the window. */
export const focusInvalid = (form: HTMLElement, index: number): void =>
  focusOn(form.querySelectorAll<HTMLElement>(INVALID)[index])

export const focusFirstInvalid = (form: HTMLElement): void => focusInvalid(form, 0)
