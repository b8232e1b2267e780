import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import { ERASURES_FILE } from '../files/erasures-file'
import { missingFrom, type ReadRecord, type RecordDamage, readRecord } from './read-record'

/** Why the file at `path` is not the record that the ledger continues. */
export type RecordFault = { readonly path: string } & (
  | { readonly tag: 'absent' | 'other'; readonly known: RecordHead }
  | { readonly tag: 'shorter'; readonly known: RecordHead; readonly lines: number }
  | { readonly tag: 'damaged'; readonly damage: RecordDamage }
  | { readonly tag: 'noFile' }
  /** The file has no line of a record. */
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

const REPAIR = `Hãy kiểm tra ERASURES_FILE và ổ đĩa chứa sổ, hoặc chép bản đầy đủ nhất của sổ (${ERASURES_FILE}) về đó. Nếu sổ đã mất thật, hãy chạy lệnh registrations erasures --lost.`

/** Faults of the path: the record may be complete elsewhere. */
const PATH_FAULTS: ReadonlyArray<RecordFault['tag']> = ['noFile', 'noRecord', 'unusable']
const REPAIR_PATH = 'Hãy kiểm tra ERASURES_FILE, ổ đĩa chứa sổ, quyền của thư mục và của tệp.'

/** The sentence for the operator that names the record, its fault and what to do. */
export const explainRecordFault = (fault: RecordFault): string =>
  `${fault.path}: ${whatIs(fault)}. ${PATH_FAULTS.includes(fault.tag) ? REPAIR_PATH : REPAIR}`

/** The fault of a record that was read; null if it is whole and has all known lines. */
export const recordFaultOf = (
  path: string,
  { lines, head, damage }: ReadRecord,
  known: ReadonlyArray<RecordHead>,
): RecordFault | null => {
  if (damage?.because === 'unreadable' && lines.length === 0) return { tag: 'noRecord', path }
  if (damage !== null) return { tag: 'damaged', path, damage }
  const [missing] = missingFrom(lines, known)
  if (missing === undefined) return null
  return head.line < missing.line
    ? { tag: 'shorter', path, known: missing, lines: head.line }
    : { tag: 'other', path, known: missing }
}

/** As `recordFaultOf`, for the text of the file; `text` is null if there is no file. */
export const recordFaultIn = (
  path: string,
  text: string | null,
  known: ReadonlyArray<RecordHead>,
): RecordFault | null => {
  if (text !== null) return recordFaultOf(path, readRecord(text), known)
  return known[0] === undefined ? null : { tag: 'absent', path, known: known[0] }
}
