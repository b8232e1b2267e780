import { LONGEST_QUERY, SEARCH_ADDRESS, SEARCH_FIELD } from '../../domain/search/search-address'
import { SEARCH_COPY } from '../copy/search'

type SearchFormProps = { readonly query?: string; readonly className?: string }

/** The search form. Browsers do not offer earlier searches to other users of the device. */
export const SearchForm = ({ query, className = '' }: SearchFormProps) => (
  <search className={`screen-only ${className}`}>
    <form action={SEARCH_ADDRESS} aria-label={SEARCH_COPY.label} className="flex flex-wrap gap-2">
      <input
        type="search"
        name={SEARCH_FIELD}
        defaultValue={query}
        aria-label={SEARCH_COPY.label}
        placeholder={SEARCH_COPY.placeholder}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        className="input h-12 min-w-[min(100%,9rem)] flex-999 text-base text-ellipsis"
      />
      <button type="submit" className="btn h-12 btn-primary grow px-5 text-base">
        {SEARCH_COPY.submit}
      </button>
    </form>
  </search>
)
