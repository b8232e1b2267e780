import type * as t from 'io-ts'
import { nearestName } from '../../domain/text/nearest-name'

const LONGEST_SHOWN = 60

const expectedBy = (codec: string): string => {
  if (codec === 'string') return 'chữ'
  if (codec.startsWith('"')) return codec.replaceAll(' | ', ' hoặc ')
  return codec.startsWith('ReadonlyArray') ? 'một danh sách' : 'một nhóm trường'
}

const explain = ({ value, context, message }: t.ValidationError): string => {
  const field = context.flatMap(({ key }) => (key === '' ? [] : [key])).join('.') || 'Toàn bộ tệp'
  if (value === undefined) return `Thiếu ${field}.`
  const expected = message ?? `phải là ${expectedBy(context.at(-1)?.type.name ?? '')}`
  return `${field} ${expected}, không phải ${JSON.stringify(value).slice(0, LONGEST_SHOWN)}.`
}

/** A sentence for each field that a codec refused, for whoever edits the file. */
export const explainDecodeErrors = (errors: t.Errors): string => errors.map(explain).join(' ')

const meant = (name: string | null): string => (name === null ? '' : ` Có phải ý bạn là ${name}?`)

/** A sentence on a field that no program reads; `beside`: the names that it may have. */
export const explainUnknownField = (
  path: ReadonlyArray<string | number>,
  beside: ReadonlyArray<string>,
): string =>
  `Không có trường nào tên ${path.join('.')}, nên dòng này không có tác dụng.${meant(nearestName(String(path.at(-1)), beside))}`

/** The message for an unknown placeholder. */
export const explainUnknownPlaceholder = (written: string, known: ReadonlyArray<string>): string => {
  const nearest = nearestName(written.trim(), known)
  return `questions: không có chỗ trống nào tên {${written}}; trang hiện đúng chữ đã ghi.${meant(nearest && `{${nearest}}`)}`
}
