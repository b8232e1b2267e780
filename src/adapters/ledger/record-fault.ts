import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { RecordDamage } from './read-record'

/** Why the record in a file is not the one that a ledger knows. */
export type RecordFault = { readonly path: string } & (
  | { readonly tag: 'absent' | 'other'; readonly known: RecordHead }
  | { readonly tag: 'shorter'; readonly known: RecordHead; readonly lines: number }
  | { readonly tag: 'damaged'; readonly damage: RecordDamage }
  | { readonly tag: 'noFile' }
  /** No line of the file is one of a record. */
  | { readonly tag: 'noRecord' }
  | { readonly tag: 'unusable'; readonly code: string }
)

const DAMAGES: Readonly<Record<RecordDamage['because'], string>> = {
  unreadable: 'không đọc được',
  newer: 'do phiên bản mới hơn của chương trình ghi',
  unchained: 'không nối tiếp dòng trước nó',
}

/** Which line of the record of erasures is damaged, and how. */
export const damageText = ({ line, because }: RecordDamage): string =>
  `dòng ${line} của sổ các lần xóa ${DAMAGES[because]}`

const whatIs = (fault: RecordFault): string => {
  switch (fault.tag) {
    case 'absent':
      return `không có sổ các lần xóa ở đây, nhưng dữ liệu cho biết sổ đã có ${fault.known.line} dòng`
    case 'shorter':
      return `sổ các lần xóa ở đây chỉ có ${fault.lines} dòng, nhưng dữ liệu cho biết sổ đã có ${fault.known.line} dòng`
    case 'other':
      return `sổ các lần xóa ở đây không có dòng ${fault.known.line} mà dữ liệu đã ghi nhận: đây là một sổ khác, hoặc một bản cũ đã được ghi tiếp`
    case 'damaged':
      return damageText(fault.damage)
    case 'noFile':
      return 'ở đây không phải là tệp'
    case 'noRecord':
      return 'tệp này không phải là sổ các lần xóa'
    case 'unusable':
      return `không tạo, đọc hoặc ghi được sổ các lần xóa (${fault.code})`
  }
}

const REPAIR =
  'Hãy kiểm tra ERASURES_FILE và ổ đĩa chứa sổ, hoặc chép bản đầy đủ nhất của sổ (erasures.jsonl) về đó. Nếu sổ đã mất thật, hãy chạy lệnh registrations erasures --lost.'

/** The record itself is not known to lack anything. */
const OF_THE_PLACE: ReadonlyArray<RecordFault['tag']> = ['noFile', 'noRecord', 'unusable']
const REPAIR_PLACE = 'Hãy kiểm tra ERASURES_FILE, ổ đĩa chứa sổ, quyền của thư mục và của tệp.'

/** The sentence for the operator that names the record, its fault and what to do. */
export const explainRecordFault = (fault: RecordFault): string =>
  `${fault.path}: ${whatIs(fault)}. ${OF_THE_PLACE.includes(fault.tag) ? REPAIR_PLACE : REPAIR}`

const PREFIX = 'record of erasures: '

/** An error whose code carries the sentence for the operator through any store. */
export const recordError = (fault: RecordFault): Error & { readonly code: string } => {
  const code = `${PREFIX}${explainRecordFault(fault)}`
  return Object.assign(new Error(code), { code, tag: fault.tag })
}

/** Whether the system refuses the work on the file, which may be whole. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof Error && 'tag' in error && error.tag === ('unusable' satisfies RecordFault['tag'])

/** The sentence of an error that is a fault of the record; null for any other error. */
export const recordErrorText = (error: unknown): string | null =>
  error instanceof Error ? recordFaultText(error.message) : null

/** The sentence in the code of such an error; null for any other code. */
export const recordFaultText = (code: string): string | null =>
  code.startsWith(PREFIX) ? code.slice(PREFIX.length) : null
