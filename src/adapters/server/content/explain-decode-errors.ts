import type * as t from 'io-ts'

const LONGEST_SHOWN = 60

const expectedBy = (codec: string): string => {
  if (codec === 'string') return 'text'
  if (codec.startsWith('"')) return codec.replaceAll(' | ', ' or ')
  return /^(?:ReadonlyArray|LooseList)/.test(codec) ? 'a list' : 'a group of fields'
}

const explain = ({ value, context, message }: t.ValidationError): string => {
  const field = context.flatMap(({ key }) => (key === '' ? [] : [key])).join('.') || 'The whole'
  if (value === undefined) return `${field} is missing.`
  const expected = message ?? `must be ${expectedBy(context.at(-1)?.type.name ?? '')}`
  return `${field} ${expected}, not ${JSON.stringify(value).slice(0, LONGEST_SHOWN)}.`
}

/** Takes what a decoder found wrong, gives one sentence for each dotted field. */
export const explainDecodeErrors = (errors: t.Errors): string => errors.map(explain).join(' ')
