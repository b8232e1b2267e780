import purify from 'dompurify'
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from '../../domain/news/article-html'
import type { SanitizeHtml } from '../../ports/browser'

const SAFE_ADDRESS = /^(?:https?:|\/(?!\/)|#)/i

const ATTRIBUTES = Object.values(ARTICLE_ATTRIBUTES).flat()

/** Links and images may point to http(s) and to this site only. */
export const sanitizeHtml: SanitizeHtml = (html) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: ARTICLE_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    // Values of all other attributes are checked as addresses.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => name !== 'href' && name !== 'src'),
  })
