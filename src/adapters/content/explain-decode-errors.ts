import type * as t from 'io-ts'

const LONGEST_SHOWN = 60

const expectedBy = (codec: string): string => {
  if (codec === 'string') return 'chữ'
  if (codec.startsWith('"')) return codec.replaceAll(' | ', ' hoặc ')
  return /^(?:ReadonlyArray|LooseList)/.test(codec) ? 'một danh sách' : 'một nhóm trường'
}

const explain = ({ value, context, message }: t.ValidationError): string => {
  const field = context.flatMap(({ key }) => (key === '' ? [] : [key])).join('.') || 'Toàn bộ tệp'
  if (value === undefined) return `Thiếu ${field}.`
  const expected = message ?? `phải là ${expectedBy(context.at(-1)?.type.name ?? '')}`
  return `${field} ${expected}, không phải ${JSON.stringify(value).slice(0, LONGEST_SHOWN)}.`
}

/** A sentence for each field that a codec refused, for whoever edits the file. */
export const explainDecodeErrors = (errors: t.Errors): string => errors.map(explain).join(' ')
