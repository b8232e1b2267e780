import { organisationsOf } from '../../domain/catalogue/responsible-organisation'
import {
  RESULTS_PER_PAGE,
  SEARCH_ADDRESS,
  SEARCH_FIELD,
  searchAddress,
} from '../../domain/search/search-address'
import { SEARCH_KINDS, type SearchKind, type SearchResult } from '../../domain/search/search-result'
import { bindUnits } from '../../domain/text/bind-units'
import type { PlainPage } from '../../ports/plain-page'
import { useAppContext } from '../context/app-context'
import { CONCERNS_QUESTION } from '../copy/home'
import { SEARCH_KIND_NAMES, SEARCH_PAGE_COPY } from '../copy/search'
import { CHIP, CHIP_ROW } from '../parts/chip'
import { ChatIcon, MenuIcon, ZaloIcon } from '../parts/icons'
import { OutsideLink } from '../parts/outside-link'
import { SearchForm } from '../parts/search-form'
import { SupplementNotice } from '../parts/supplement-notice'
import { WholeWords } from '../parts/whole-words'
import { FormPageShell } from './form-page-shell'

const THUMBNAIL = 'w-24 shrink-0 self-start rounded-field sm:w-32'

type ResultProps = { readonly result: SearchResult; readonly id: string }

const Result = ({ result, id }: ResultProps) => (
  <li id={id} className="scroll-mt-24">
    <a
      href={result.address}
      className="card-surface card-link flex h-full gap-4 p-4 @max-[16rem]:flex-col sm:gap-5 sm:p-5"
    >
      {result.picture === '' ? (
        <span
          className={`${THUMBNAIL} hidden aspect-square place-items-center bg-teal-pale text-primary @min-[16rem]:group-has-[img]:grid`}
        >
          {result.kind === 'question' ? <ChatIcon /> : <MenuIcon />}
        </span>
      ) : (
        <img
          src={result.picture}
          alt=""
          width={144}
          height={144}
          loading="lazy"
          className={`${THUMBNAIL} bg-base-200 object-cover ${result.kind === 'video' ? 'aspect-video' : 'aspect-square'}`}
        />
      )}
      <div className="min-w-0 flex-1">
        <span className="badge border-0 bg-teal-pale text-xs font-semibold">
          {SEARCH_KIND_NAMES[result.kind]}
        </span>
        <span className="mt-1.5 block font-semibold">{bindUnits(result.title)}</span>
        {result.price !== '' && <span className="block font-bold text-amber-deep">{result.price}</span>}
        {result.kind === 'guide' || result.kind === 'question' ? (
          <span className="mt-1 block text-sm text-quiet">{bindUnits(result.summary)}</span>
        ) : (
          <span className="mt-1 line-clamp-3 text-sm text-quiet">
            <WholeWords text={bindUnits(result.summary)} />
          </span>
        )}
        {result.kind === 'product' && <SupplementNotice className="mt-1 text-xs" />}
      </div>
    </a>
  </li>
)

type ChoicesProps = { readonly heading: string; readonly queries: ReadonlyArray<string> }

/** Links to searches that visitors need not type. */
const Choices = ({ heading, queries }: ChoicesProps) =>
  queries.length === 0 ? null : (
    <section className="screen-only mt-10">
      <h2 className="text-xl font-bold">{heading}</h2>
      <form action={SEARCH_ADDRESS} aria-label={heading} className="mt-4 flex flex-wrap gap-3">
        {queries.map((query) => (
          <button
            key={query}
            type="submit"
            name={SEARCH_FIELD}
            value={query}
            className="btn btn-outline btn-primary"
          >
            {query}
          </button>
        ))}
      </form>
    </section>
  )

type KindsProps = {
  readonly query: string
  readonly results: ReadonlyArray<SearchResult>
  /** The kind that is shown; `null` for all. */
  readonly current: SearchKind | null
}

/** Links to the results of one kind, the first to all; none where there is only one kind. */
const Kinds = ({ query, results, current }: KindsProps) => {
  const count = (kind: SearchKind) => results.filter((result) => result.kind === kind).length
  const kinds = SEARCH_KINDS.filter((kind) => count(kind) > 0)
  return (
    kinds.length > 1 && (
      <nav aria-label={SEARCH_PAGE_COPY.kinds} className={`screen-only mt-4 ${CHIP_ROW}`}>
        {[null, ...kinds].map((kind) => (
          <a
            key={kind}
            href={searchAddress(query, kind)}
            aria-current={kind === current ? 'page' : undefined}
            className={CHIP}
          >
            {kind === null
              ? `${SEARCH_PAGE_COPY.all} (${results.length})`
              : `${SEARCH_KIND_NAMES[kind]} (${count(kind)})`}
          </a>
        ))}
      </nav>
    )
  )
}

/** The target of the link to more results. */
const resultId = (index: number): string => `ket-qua-${index + 1}`

type SearchPageProps = { readonly page: Extract<PlainPage, { readonly kind: 'search' }> }

/** The page of results; its title omits the query, because browsers keep titles. */
export const SearchPage = ({ page: { query, only, page, results, isNear, groups } }: SearchPageProps) => {
  const { concerns, links } = useAppContext().site
  const hasFound = results.length > 0
  const current = results.some(({ kind }) => kind === only) ? only : null
  const ofKind = results.filter(({ kind }) => current === null || kind === current)
  const shown = ofKind.slice(0, page * RESULTS_PER_PAGE)
  return (
    <FormPageShell title={SEARCH_PAGE_COPY.title} hasMenu>
      <p className="mt-3 text-quiet md:text-lg">{SEARCH_PAGE_COPY.lead}</p>
      <SearchForm query={query} className="mt-6" />
      {hasFound && (
        <section aria-labelledby="ket-qua" className="mt-10">
          <h2 id="ket-qua" className="text-xl font-bold">
            {isNear ? SEARCH_PAGE_COPY.near : SEARCH_PAGE_COPY.found(results.length, query)}
          </h2>
          <Kinds query={query} results={results} current={current} />
          <ul className="group @container mt-4 space-y-4">
            {shown.map((result, index) => (
              <Result key={`${result.address} ${result.title}`} result={result} id={resultId(index)} />
            ))}
          </ul>
          {shown.length < ofKind.length && (
            <a
              href={`${searchAddress(query, current, page + 1)}#${resultId(shown.length)}`}
              className="btn btn-outline btn-primary mt-6 w-full"
            >
              {SEARCH_PAGE_COPY.more}
            </a>
          )}
          {shown.some(({ kind }) => kind === 'product') && (
            <SupplementNotice organisations={organisationsOf(shown)} className="mt-6 text-sm" />
          )}
        </section>
      )}
      {!hasFound && query !== '' && (
        <div className="outlined mt-10 rounded-box bg-base-200 p-5">
          <p className="text-lg font-bold">{SEARCH_PAGE_COPY.none(query)}</p>
          <p className="mt-2">{SEARCH_PAGE_COPY.tryAgain}</p>
          <OutsideLink href={links.zalo} className="btn btn-outline btn-primary mt-4">
            <ZaloIcon />
            {SEARCH_PAGE_COPY.ask}
          </OutsideLink>
        </div>
      )}
      <Choices heading={CONCERNS_QUESTION} queries={concerns.map(({ title }) => title)} />
      <Choices heading={SEARCH_PAGE_COPY.groups} queries={groups} />
    </FormPageShell>
  )
}
