export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {error}
    </p>
  )

const focusOn = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the first field with an error and scrolls it to the middle of the window. */
export const focusFirstInvalid = (form: HTMLElement): void =>
  focusOn(form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]'))

/** The same for an input, by its place among those with an error, from 0. */
export const focusInvalidInput = (form: HTMLElement, index: number): void =>
  focusOn(form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')[index])
