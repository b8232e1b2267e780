import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LoadFailure } from '../../ports/load-failure'
import type { SanitizeHtml } from '../../ports/sanitize-html'

const SAFE_ADDRESS = /^(?:https?:|\/(?!\/)|#)/i

/** Loads DOMPurify with the first article. Links and images may point to http(s) and to this site only. */
export const sanitizeHtml: SanitizeHtml = (html) =>
  pipe(
    TE.tryCatch(
      () => import('dompurify'),
      (error): LoadFailure => ({ tag: 'unreachable', reason: String(error) }),
    ),
    TE.map(({ default: purify }) =>
      purify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'video', 'audio'],
        FORBID_ATTR: ['style', 'id', 'class', 'name'],
        ALLOWED_URI_REGEXP: SAFE_ADDRESS,
      }),
    ),
  )
