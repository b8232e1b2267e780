import { FORM_COPY } from '../copy/forms'

type ErrorSummaryProps = { readonly errors: Readonly<Record<string, string | null>> }

const LABELS: Readonly<Record<string, string>> = FORM_COPY

/** Names every invalid field; for products, it shows the specified sentence (M-125, A-43). */
export const ErrorSummary = ({ errors: { products = null, ...fields } }: ErrorSummaryProps) => {
  const wrong = Object.keys(fields).filter((field) => fields[field] !== null)
  if (wrong.length === 0 && products === null) return null
  return (
    <div className="alert-shelf">
      <div
        role="alert"
        aria-atomic="false"
        className="outlined appear rounded-field bg-error px-4 py-3 font-semibold text-error-content"
      >
        {products !== null && <p>{products}</p>}
        {wrong.length > 0 && (
          <p className="text-sm">
            {FORM_COPY.errorSummary}: {wrong.map((field) => LABELS[field] ?? field).join(', ')}
          </p>
        )}
      </div>
    </div>
  )
}
