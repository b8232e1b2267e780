import { nearestName } from '../../domain/text/nearest-name'

const meant = (name: string | null): string => (name === null ? '' : ` Có phải ý bạn là ${name}?`)

/** A sentence on a field that no program reads; `beside`: the names that it may have. */
export const explainUnknownField = (
  path: ReadonlyArray<string | number>,
  beside: ReadonlyArray<string>,
): string =>
  `Không có trường nào tên ${path.join('.')}, nên dòng này không có tác dụng.${meant(nearestName(String(path.at(-1)), beside))}`

/** A sentence on a placeholder that stands for nothing. */
export const explainUnknownPlaceholder = (written: string, known: ReadonlyArray<string>): string => {
  const nearest = nearestName(written.trim(), known)
  return `questions: không có chỗ trống nào tên {${written}}; trang hiện đúng chữ đã ghi.${meant(nearest && `{${nearest}}`)}`
}
