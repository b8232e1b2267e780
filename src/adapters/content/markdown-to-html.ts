import { pipe } from 'fp-ts/function'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from '../../domain/news/article-html'
import { bindUnits } from '../../domain/text/bind-units'

const ALIGNMENTS = { name: 'align', multiple: false, values: ['left', 'center', 'right'] }

/** Removes all elements, attributes and addresses from HTML but those that an article may have. */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ARTICLE_TAGS,
    allowedAttributes: { ...ARTICLE_ATTRIBUTES, th: [ALIGNMENTS], td: [ALIGNMENTS] },
    allowedSchemes: ['http', 'https'],
    allowedSchemesByTag: {},
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })

/** Matches a heading of a table, or the first cell of a row, with at most 16 characters. */
const SHORT_CELL = /(<th[^>]*>|<tr>\s*<td[^>]*>)([^<]{1,16})(?=<)/g

const bindShortCells = (html: string): string =>
  html.replace(SHORT_CELL, (_, tag: string, text: string) => `${tag}${text.replaceAll(' ', '\u00a0')}`)

/**
 * Writes HTML as browsers serialize it. The browser sanitizes an article again; if it got another string, the article on the
 * page would be replaced, with the reader's selection.
 */
const asSerialized = (html: string): string => html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;')

/** Renders Markdown to HTML without anything that runs or loads from elsewhere. */
export const markdownToHtml = (markdown: string): string =>
  pipe(
    marked.parse(bindUnits(markdown), { async: false, gfm: true }),
    safeHtml,
    (html) => bindShortCells(html.trim()),
    asSerialized,
  )
