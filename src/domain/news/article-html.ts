const PICTURE = /<img\b[^>]*>/g
const ADDRESS = /\bsrc="([^"]*)"/

/** The addresses of the pictures of an article's HTML; empty for a picture whose address was not allowed. */
export const picturesIn = (html: string): ReadonlyArray<string> =>
  Array.from(html.matchAll(PICTURE), ([picture]) =>
    (ADDRESS.exec(picture)?.[1] ?? '').replaceAll('&amp;', '&'),
  )

/** The words of HTML, separated by blanks; neither tags nor character references are part of it. */
export const wordsOfHtml = (html: string): string => html.replace(/<[^>]*>|&(?:nbsp|amp|lt|gt|quot);/g, ' ')

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
