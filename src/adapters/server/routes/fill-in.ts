import { FORM_FIELDS } from '../../../domain/routing/form-address'
import { escapeHtml } from '../pages/page-template'

const INPUTS = /<input\b[^>]*>/g
const SELECTS = /<select\b[^>]* name="([^"]*)"[^>]*>[\s\S]*?<\/select>/g
const OPTIONS = /<option\b[^>]*>/g
const ATTRIBUTE = / (name|value|type)="([^"]*)"/g

/** Escaped as React does in an attribute. */
const escaped = (text: string): string => escapeHtml(text).replaceAll('>', '&gt;').replaceAll("'", '&#x27;')

/** `before` is what React writes after the mark. */
const marked = (tag: string, mark: string, before: string, isMarked: boolean): string => {
  const bare = tag.replace(mark, '')
  return isMarked ? bare.replace(before, `${mark}${before}`) : bare
}

const attributesOf = (tag: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Array.from(tag.matchAll(ATTRIBUTE), ([, attribute, text]) => [attribute, text]))

const filledInput = (tag: string, fields: URLSearchParams): string => {
  const { name = '', type, value = '' } = attributesOf(tag)
  const sent = fields.getAll(name).map(escaped)
  // The filled-in page keeps its own version of the policy, not that of the page that was sent.
  if (sent.length === 0 || (type === 'hidden' && name === FORM_FIELDS.consent)) return tag
  return type === 'checkbox' || type === 'radio'
    ? marked(tag, ' checked=""', ' value=', sent.includes(value))
    : tag.replace(/ value="[^"]*"/, () => ` value="${sent[0]}"`)
}

/** Fills in a form that was rendered empty, as a browser does with a visitor's input. */
export const fillIn = (html: string, fields: URLSearchParams): string => {
  const filled = html.replace(INPUTS, (tag) => filledInput(tag, fields))
  return filled.replace(SELECTS, (select, name) => {
    const sent = fields.get(name)
    return sent === null
      ? select
      : select.replace(OPTIONS, (tag: string) =>
          marked(tag, ' selected=""', '>', attributesOf(tag).value === escaped(sent)),
        )
  })
}
