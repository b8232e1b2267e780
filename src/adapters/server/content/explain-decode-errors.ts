import type * as t from 'io-ts'

const EXPECTED: Readonly<Record<string, string>> = { string: 'text', number: 'a number' }

const expectedIn = (name: string): string =>
  EXPECTED[name] ?? (name.includes('"') ? name : 'a group of fields')

const explain = ({ value, context, message }: t.ValidationError): string => {
  const field =
    context
      .map(({ key }) => key)
      .filter((key) => key !== '')
      .join('.') || 'The whole'
  if (value === undefined) return `${field} is missing.`
  const expected = message ?? `must be ${expectedIn(context.at(-1)?.type.name ?? '')}`
  return `${field} ${expected.replaceAll(' | ', ' or ')}, not ${JSON.stringify(value)}.`
}

/** Takes what a decoder found wrong, gives one sentence for each dotted field. */
export const explainDecodeErrors = (errors: t.Errors): string => [...new Set(errors.map(explain))].join(' ')
