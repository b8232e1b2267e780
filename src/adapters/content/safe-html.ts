import sanitizeHtml from 'sanitize-html'

const ALIGNMENTS = { name: 'align', multiple: false, values: ['left', 'center', 'right'] }

export const safeHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote'],
      ...['ul', 'ol', 'li', 'strong', 'em', 'a', 'img'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt'],
      ol: ['start'],
      th: [ALIGNMENTS],
      td: [ALIGNMENTS],
    },
    allowedSchemes: ['http', 'https'],
    allowedSchemesByTag: {},
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })
