/** The HTML of an article (M-129); everything else is removed where an article is read, and again in the browser. */
export const ARTICLE_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote'],
  ...['ul', 'ol', 'li', 'strong', 'em', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

export const ARTICLE_ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt'],
  ol: ['start'],
  th: ['align'],
  td: ['align'],
}
