/** Takes a form that was refused, moves the focus to its first wrong field; only the browser can. */
export const focusFirstInvalid = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
