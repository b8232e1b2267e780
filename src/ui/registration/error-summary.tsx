type ErrorSummaryProps = { readonly errors: Readonly<Record<string, string | null>> }

/** Every sentence about what is wrong, at the top of the form; each goes as its field is mended (M-125, A-43). */
export const ErrorSummary = ({ errors }: ErrorSummaryProps) => {
  const sentences = Object.values(errors).filter((sentence) => sentence !== null)
  if (sentences.length === 0) return null
  return (
    <div
      role="alert"
      aria-atomic="false"
      className={`outlined appear rounded-field bg-error px-4 py-3 font-semibold text-error-content ${sentences.length === 1 ? 'sticky top-20 z-10 shadow-lg' : 'grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2'}`}
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
