import { useMemo } from 'react'
import { trustedHtml } from '../../parts/trusted-html'

/** Articles are sanitized when they are read, also in the browser. */
const trusted = trustedHtml('article')

/** Takes the sanitized HTML of an article; React would write it anew for every object that is not the same one. */
export const ArticleContent = ({ html }: { readonly html: string }) => {
  const content = useMemo(() => ({ __html: trusted(html) }), [html])
  return (
    <div
      data-part="article-content"
      className="article-content"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the port has sanitised it
      dangerouslySetInnerHTML={content}
    />
  )
}
