/** Takes a form that was refused, moves the focus to its first wrong field, in the middle, clear of what sticks to the top; only the browser can. */
export const focusFirstInvalid = (form: HTMLElement): void => {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
