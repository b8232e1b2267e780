import { ARTICLE_COPY } from '../../copy/article'

export const ArticleSources = ({ sources }: { readonly sources: ReadonlyArray<string> }) =>
  sources.length === 0 ? null : (
    <section aria-labelledby="article-sources" className="mt-8 border-t border-base-300 pt-5 text-sm">
      <h2 id="article-sources" className="font-bold">
        {ARTICLE_COPY.sources}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-quiet">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
