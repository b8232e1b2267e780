import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from '../../domain/news/article-html'
import type { SanitizeHtml } from '../../ports/browser'
import type { LoadFailure } from '../../ports/services'

const SAFE_ADDRESS = /^(?:https?:|\/(?!\/)|#)/i

const ATTRIBUTES = Object.values(ARTICLE_ATTRIBUTES).flat()

/** Loads DOMPurify with the first article. Links and images may point to http(s) and to this site only. */
export const sanitizeHtml: SanitizeHtml = (html) =>
  pipe(
    TE.tryCatch(
      () => import('dompurify'),
      (error): LoadFailure => ({ tag: 'unreachable', reason: String(error) }),
    ),
    TE.map(({ default: purify }) =>
      purify.sanitize(html, {
        ALLOWED_TAGS: ARTICLE_TAGS,
        ALLOWED_ATTR: ATTRIBUTES,
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
        ALLOWED_URI_REGEXP: SAFE_ADDRESS,
        // All others are checked as addresses.
        ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
      }),
    ),
  )
