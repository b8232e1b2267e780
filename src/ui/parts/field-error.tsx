export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | null }) =>
  error === null ? null : (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {error}
    </p>
  )
