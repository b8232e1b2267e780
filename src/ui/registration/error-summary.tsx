import { Fragment } from 'react'
import { FORM_COPY } from '../copy/forms'
import { focusInvalidInput } from '../parts/field-error'

export type FormErrors = Readonly<Record<string, string | null>>

const LABELS: Readonly<Record<string, string>> = FORM_COPY

const wrongOf = (errors: FormErrors) => Object.entries(errors).filter(([, error]) => error !== null)

/**
 * In a dialog: names every invalid field, and a press on a name leads to the field; for products, it shows the specified sentence
 * (M-125, A-43). Its first line stays in sight.
 */
export const ErrorSummary = ({ errors: { products = null, ...fields } }: { readonly errors: FormErrors }) => {
  const wrong = wrongOf(fields)
  if (wrong.length === 0 && products === null) return null
  return (
    <div role="alert" aria-atomic="false" className="contents">
      <p className="alert-shelf outlined appear mb-5 rounded-field bg-error px-4 py-3 font-semibold text-error-content">
        {products ?? `${FORM_COPY.errorSummary}: `}
      </p>
      {wrong.length > 0 && (
        <p className="alert-rest">
          {products !== null && `${FORM_COPY.errorSummary}: `}
          {wrong.map(([field], index) => (
            <Fragment key={field}>
              {index > 0 && ' '}
              <span className="inline-block">
                <button
                  type="button"
                  className="text-link"
                  onClick={({ currentTarget: { form } }) => form && focusInvalidInput(form, index)}
                >
                  {LABELS[field] ?? field}
                </button>
                {index < wrong.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

/** On a page without script: every error with a link to its field. */
export const ErrorLinks = ({ errors }: { readonly errors: FormErrors }) => {
  const wrong = wrongOf(errors)
  if (wrong.length === 0) return null
  return (
    <div role="alert" className="outlined rounded-field bg-error px-4 py-3 text-error-content">
      <p className="font-semibold">{FORM_COPY.errorSummary}:</p>
      <ul className="list-disc pl-5">
        {wrong.map(([field, error]) => (
          <li key={field}>
            <a href={`#${field}`} className="inline-block py-1 underline">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
