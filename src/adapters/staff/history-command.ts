import * as E from 'fp-ts/Either'
import type { HistoryEntry } from '../../domain/ledger/staff-use'
import { sheetTimestamp } from '../../domain/registration/sheet-timestamp'
import { type Command, EXIT } from './command'
import { printable } from './found-text'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { withStaffLedger } from './with-staff-ledger'

const line = ({ at, who, command, phoneMark }: HistoryEntry): string =>
  [sheetTimestamp(at), who, command, phoneMark ?? '–'].map(printable).join('  ')

export const historyCommand: Command = {
  usage: 'history [--json]',
  summary: 'cho biết ai đã dùng lệnh nào trên dữ liệu cá nhân, vào lúc nào',
  details: [
    'Mỗi dòng: thời điểm, tài khoản trên máy, lệnh, ký hiệu của người được xem hoặc xóa (không bao giờ là số điện thoại).',
    'Cùng một người luôn mang cùng một ký hiệu.',
    '--json: mỗi dòng một bản ghi JSON.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, { json: { type: 'boolean', default: false } })
    if (E.isLeft(read)) return misused(context, read.left)
    const { json } = read.right.values
    return withStaffLedger(context, null, async ({ readHistory }) => {
      let after: HistoryEntry | null | undefined = null
      while (after !== undefined) {
        const page: E.Either<{ readonly reason: string }, ReadonlyArray<HistoryEntry>> = await readHistory(
          after,
        )()
        if (E.isLeft(page)) {
          context.say(page.left.reason)
          return EXIT.failed
        }
        for (const entry of page.right)
          context.output.write(`${json ? JSON.stringify(entry) : line(entry)}\n`)
        after = page.right.at(-1)
      }
      return EXIT.done
    })
  },
}
