import { FORM_FIELDS } from '../../../domain/routing/form-address'
import { escapeHtml } from '../pages/page-template'

const TAGS = /<(?:input|option)\b[^>]*>/g
const ATTRIBUTE = / (name|value|type)="([^"]*)"/g

/** As React escapes an attribute. */
const escaped = (text: string): string => escapeHtml(text).replaceAll('>', '&gt;').replaceAll("'", '&#x27;')

/** `before` is what React writes after the mark. */
const marked = (tag: string, mark: string, before: string, isMarked: boolean): string => {
  const bare = tag.replace(mark, '')
  return isMarked ? bare.replace(before, `${mark}${before}`) : bare
}

const filled = (tag: string, fields: URLSearchParams): string => {
  const isOption = tag.startsWith('<option')
  if (isOption && !fields.has(FORM_FIELDS.district)) return tag
  const {
    name = FORM_FIELDS.district,
    type,
    value,
  } = Object.fromEntries(Array.from(tag.matchAll(ATTRIBUTE), ([, attribute, text]) => [attribute, text]))
  const sent = fields.getAll(name).map(escaped)
  // The version of the policy is that of this page, not that of the page that was sent.
  if (sent.length === 0 || (type === 'hidden' && name === FORM_FIELDS.consent)) return tag
  if (isOption) return marked(tag, ' selected=""', '>', sent.includes(value ?? ''))
  return type === 'checkbox' || type === 'radio'
    ? marked(tag, ' checked=""', ' value=', sent.includes(value ?? ''))
    : tag.replace(/ value="[^"]*"/, () => ` value="${sent[0]}"`)
}

/** Fills in a form that was rendered empty, as a browser does with a visitor's input. */
export const fillIn = (html: string, fields: URLSearchParams): string =>
  html.replace(TAGS, (tag) => filled(tag, fields))
