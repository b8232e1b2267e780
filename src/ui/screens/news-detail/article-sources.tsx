import { ARTICLE_COPY } from '../../copy/article'

/** At the end of a source: where it is published. */
const ADDRESS = /\s*(https?:\/\/\S+)$/

const Source = ({ source }: { readonly source: string }) => {
  const [end = '', href] = ADDRESS.exec(source) ?? []
  return href === undefined ? (
    source
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
      {source.slice(0, -end.length) || href}
    </a>
  )
}

export const ArticleSources = ({ sources }: { readonly sources: ReadonlyArray<string> }) =>
  sources.length === 0 ? null : (
    <section
      aria-labelledby="article-sources"
      className="mt-8 break-inside-avoid border-t border-base-300 pt-5 text-sm"
    >
      <h2 id="article-sources" className="font-bold">
        {ARTICLE_COPY.sources}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-quiet">
        {sources.map((source) => (
          <li key={source}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </section>
  )
