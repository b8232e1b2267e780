export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {error}
    </p>
  )

/** Moves the focus to the first field with an error and scrolls it to the middle of the window. */
export const focusFirstInvalid = (form: HTMLElement): void => {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
