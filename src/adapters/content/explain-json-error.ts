import { toError } from 'fp-ts/Either'

const POSITION = /at position (\d+)/

const CURLY_QUOTE = /[“”‘’]/

const HINT = 'Thường là thiếu hoặc thừa một dấu phẩy, dấu ngoặc kép hay dấu ngoặc ngay trước chỗ đó.'
const QUOTE_HINT = 'Chỗ đó có dấu ngoặc kép cong (“ ”); hãy dùng dấu ngoặc kép thẳng (").'

export const explainJsonError = (text: string, error: unknown): string => {
  const position = Number(POSITION.exec(toError(error).message)?.[1] ?? text.length)
  const before = text.slice(0, position).split('\n')
  const place = `dòng ${before.length}, cột ${(before.at(-1) ?? '').length + 1}`
  return `Tệp không phải JSON hợp lệ: sai ở ${place}. ${CURLY_QUOTE.test(text.charAt(position)) ? QUOTE_HINT : HINT}`
}
