import { FORM_COPY } from '../copy/forms'

export type FormErrors = Readonly<Record<string, string | null>>

/** Every error with a link to its field; nothing if there is none. */
export const FormSummary = ({ errors }: { readonly errors: FormErrors }) => {
  const wrong = Object.entries(errors).filter(([, error]) => error !== null)
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
