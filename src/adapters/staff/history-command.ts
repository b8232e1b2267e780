import * as E from 'fp-ts/Either'
import { hashesOfPhone } from '../../domain/ledger/phone-hash'
import { readHistory } from '../../domain/ledger/staff/history'
import { type HistoryEntry, showsData } from '../../domain/ledger/staff/staff-use'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { readPaged } from '../workbook/read-paged'
import { type Command, EXIT, failed, type LedgerAccess, misused } from './command'
import { printable } from './found-text'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, readPhone } from './read-phone'
import { readSpan } from './read-span'
import { withStaffLedger } from './with-staff-ledger'

const rowsText = (rows: number | null): string => (rows === null ? '–' : `${rows} dòng`)

const line = ({ at, who, command, phoneHash, rows }: HistoryEntry): string =>
  [vietnamTimestamp(at), who, command, phoneHash ?? '–', rowsText(rows)].map(printable).join('  ')

/** Whether a use concerned the person with these hashes, or all persons; true without hashes. */
const concerns = (use: HistoryEntry, hashes: ReadonlyArray<string> | null): boolean =>
  hashes === null || (use.phoneHash === null ? showsData(use) : hashes.includes(use.phoneHash))

export const historyCommand: Command<LedgerAccess> = {
  usage: 'history [--phone -] [--since NGÀY] [--until NGÀY]',
  summary: 'cho biết ai đã dùng lệnh nào trên dữ liệu cá nhân, vào lúc nào',
  details: [
    'Mỗi dòng: thời điểm, tài khoản trên máy, lệnh, ký hiệu của người được xem hoặc xóa (không bao giờ là số điện thoại), số đăng ký đã xuất, xem, xóa hoặc chép.',
    'Số đăng ký là – nếu lệnh không đụng tới đăng ký nào, bị ngắt giữa chừng, hoặc do phiên bản cũ ghi.',
    '--phone -: chỉ những việc đã cho thấy hoặc thay đổi dữ liệu của số này; số được đọc từ đầu vào chuẩn. Chỉ ghi --phone: chương trình hỏi số trên màn hình. Xuất tệp, sao lưu và những việc khác cho thấy mọi người cũng được kể.',
    '--since, --until: chỉ từ lúc đó, chỉ trước lúc đó; viết như ở lệnh export.',
    'Cùng một người mang cùng một ký hiệu, trừ những dòng của dữ liệu cũ có khóa khác (sau khi khôi phục trên máy mới); --phone nhận ra cả những dòng ấy.',
    '--json: mỗi dòng một bản ghi JSON.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      json: { type: 'boolean', default: false },
      phone: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
    })
    if (E.isLeft(read)) return misused(context, explainPhoneMisuse(args, read.left))
    const { json, phone, ...written } = read.right.values
    const span = readSpan(written)
    if (E.isLeft(span)) return misused(context, span.left)
    const spellings = phone === undefined ? E.right([]) : await readPhone(phone, context)
    if (E.isLeft(spellings)) return misused(context, spellings.left)
    const [number] = spellings.right
    const fault = number === undefined ? null : explainNotFound(spellings.right)
    if (fault !== null) return misused(context, fault)
    return withStaffLedger(context, null, async ({ read: readLedger, change }) => {
      const hashes =
        number === undefined ? E.right(null) : await change(() => hashesOfPhone(nationalNumber(number)))()
      if (E.isLeft(hashes)) return failed(context, hashes.left.reason)
      let isEmpty = true
      for await (const entry of readPaged<HistoryEntry>((last) =>
        readLedger(() => readHistory(span.right, last)),
      )) {
        if (!concerns(entry, hashes.right)) continue
        context.output.write(`${json ? JSON.stringify(entry) : line(entry)}\n`)
        isEmpty = false
      }
      if (isEmpty) context.say('Lịch sử không có dòng nào trong khoảng thời gian ấy.')
      return EXIT.done
    })
  },
}
