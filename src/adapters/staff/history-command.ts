import * as E from 'fp-ts/Either'
import type { HistoryEntry } from '../../domain/ledger/staff-use'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { type Command, EXIT } from './command'
import { printable } from './found-text'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { readSpan } from './read-span'
import { rowsOfPages } from './rows-of-pages'
import { withStaffLedger } from './with-staff-ledger'

const rowsText = (rows: number | null): string => (rows === null ? '–' : `${rows} dòng`)

const line = ({ at, who, command, phoneMark, rows }: HistoryEntry): string =>
  [vietnamTimestamp(at), who, command, phoneMark ?? '–', rowsText(rows)].map(printable).join('  ')

export const historyCommand: Command = {
  usage: 'history [--since NGÀY] [--until NGÀY]',
  summary: 'cho biết ai đã dùng lệnh nào trên dữ liệu cá nhân, vào lúc nào',
  details: [
    'Mỗi dòng: thời điểm, tài khoản trên máy, lệnh, ký hiệu của người được xem hoặc xóa (không bao giờ là số điện thoại), số đăng ký đã xuất, xem, xóa hoặc chép.',
    'Số đăng ký là – nếu lệnh không đụng tới đăng ký nào, bị ngắt giữa chừng, hoặc do phiên bản cũ ghi.',
    '--since, --until: chỉ từ lúc đó, chỉ trước lúc đó; viết như ở lệnh export.',
    'Cùng một người mang cùng một ký hiệu, trừ những dòng của dữ liệu cũ có khóa khác (sau khi khôi phục trên máy mới).',
    '--json: mỗi dòng một bản ghi JSON.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      json: { type: 'boolean', default: false },
      since: { type: 'string' },
      until: { type: 'string' },
    })
    if (E.isLeft(read)) return misused(context, read.left)
    const { json, ...written } = read.right.values
    const span = readSpan(written)
    if (E.isLeft(span)) return misused(context, span.left)
    return withStaffLedger(context, null, async ({ readHistory }) => {
      let isEmpty = true
      for await (const entry of rowsOfPages<HistoryEntry>((last) => readHistory(span.right, last))) {
        context.output.write(`${json ? JSON.stringify(entry) : line(entry)}\n`)
        isEmpty = false
      }
      if (isEmpty) context.say('Lịch sử không có dòng nào trong khoảng thời gian ấy.')
      return EXIT.done
    })
  },
}
