import type { MouseEvent } from 'react'
import { FORM_COPY, lookAgainText } from '../copy/forms'
import { focusFirstInvalid, focusInvalid } from '../parts/field-error'

export type FormErrors = Readonly<Record<string, string | null>>

const LABELS: Readonly<Record<string, string>> = FORM_COPY

/** The name of a wrong field; for products, the specified sentence (M-125, A-43). */
const labelOf = (field: string, error: string | null): string | null =>
  field === 'products' ? error : (LABELS[field] ?? field)

const wrongOf = (errors: FormErrors) => Object.entries(errors).filter(([, error]) => error !== null)

const inForm =
  (act: (form: HTMLFormElement) => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    if (form !== null) act(form)
  }

/**
 * The errors of a dialog. The first line stays in sight, counts the wrong fields and leads to the first; below it, each field has
 * a button, in the order of the page.
 */
export const ErrorSummary = ({ errors }: { readonly errors: FormErrors }) => {
  const wrong = wrongOf(errors)
  if (wrong.length === 0) return null
  const lacksOnlyProducts = wrong.every(([field]) => field === 'products')
  return (
    <div role="alert" aria-atomic="false" className="contents">
      <p className="alert-shelf outlined appear mb-5 rounded-field bg-base-100 font-semibold text-error-content">
        <button type="button" onClick={inForm(focusFirstInvalid)} className="shelf-line">
          {lacksOnlyProducts ? errors.products : lookAgainText(wrong.length)}
        </button>
      </p>
      {!lacksOnlyProducts && (
        <ul className="alert-rest flex flex-wrap gap-x-5">
          {wrong.map(([field, error], index) => (
            <li key={field}>
              <button
                type="button"
                className="text-link py-1 text-left underline"
                onClick={inForm((form) => focusInvalid(form, index))}
              >
                {labelOf(field, error)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Links to the fields with an error, for a page without script. */
export const ErrorLinks = ({ errors }: { readonly errors: FormErrors }) => {
  const wrong = wrongOf(errors)
  if (wrong.length === 0) return null
  return (
    <div role="alert" className="outlined rounded-field border border-error">
      <p className="rounded-t-[inherit] bg-error px-3 py-3 text-[0.9375rem] font-semibold text-error-content">
        {lookAgainText(wrong.length)}
      </p>
      <ul className="list-disc px-3 py-2 pl-8 text-sm">
        {wrong.map(([field, error]) => (
          <li key={field}>
            <a href={`#${field}`} className="text-link inline-block py-1 underline">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
