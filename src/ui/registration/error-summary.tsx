import { Fragment, type MouseEvent } from 'react'
import { FORM_COPY, lookAgainText } from '../copy/forms'
import { focusFirstInvalid, focusInvalidInput, focusInvalidList } from '../parts/field-error'

export type FormErrors = Readonly<Record<string, string | null>>

const LABELS: Readonly<Record<string, string>> = FORM_COPY

const wrongOf = (errors: FormErrors) => Object.entries(errors).filter(([, error]) => error !== null)

const inForm =
  (act: (form: HTMLFormElement) => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    if (form !== null) act(form)
  }

/**
 * In a dialog: its first line stays in sight, names what is not right and leads to the first of it; below it, every invalid field
 * has a button of its own. For products, it shows the specified sentence (M-125, A-43).
 */
export const ErrorSummary = ({ errors: { products = null, ...fields } }: { readonly errors: FormErrors }) => {
  const wrong = wrongOf(fields)
  const count = wrong.length + (products === null ? 0 : 1)
  if (count === 0) return null
  const names = wrong.map(([field]) => LABELS[field] ?? field)
  const all = [...names, ...(products === null ? [] : [FORM_COPY.products])].join(', ')
  return (
    <div role="alert" aria-atomic="false" className="contents">
      <p className="alert-shelf outlined appear mb-5 rounded-field bg-error font-semibold text-error-content">
        <button type="button" onClick={inForm(focusFirstInvalid)} className="shelf-line">
          {products !== null && count === 1 ? (
            products
          ) : (
            <>
              {lookAgainText(count)}
              {/* The buttons below name them if there are several. */}
              <span aria-hidden={count > 1}>: {all}</span>
            </>
          )}
        </button>
      </p>
      {count > 1 && (
        <p className="alert-rest">
          {products !== null && (
            <button type="button" className="text-link block" onClick={inForm(focusInvalidList)}>
              {products}
            </button>
          )}
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' '}
              <span className="inline-block">
                <button
                  type="button"
                  className="text-link"
                  onClick={inForm((form) => focusInvalidInput(form, index))}
                >
                  {name}
                </button>
                {index < names.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

/** Links to the fields with an error, for a page without script. */
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
