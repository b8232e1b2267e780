import { FORM_COPY } from '../copy/forms'

/** Keeps the focus while sending; `disabled` would lose it (M-083). */
export const SubmitButton = ({ isSending }: { readonly isSending: boolean }) => (
  <button
    type="submit"
    aria-disabled={isSending}
    aria-busy={isSending}
    className="btn btn-accent btn-lg flex-1 max-sm:px-3 aria-disabled:bg-accent! aria-disabled:text-accent-content!"
  >
    {isSending && (
      <span aria-hidden="true" className="flex items-center gap-2 whitespace-nowrap">
        <span className="loading loading-spinner" />
        {FORM_COPY.sending}
      </span>
    )}
    <span className={isSending ? 'sr-only' : 'whitespace-nowrap'}>{FORM_COPY.submit}</span>
  </button>
)
