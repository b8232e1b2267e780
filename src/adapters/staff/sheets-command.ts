import * as E from 'fp-ts/Either'
import { giveUpSpreadsheet, type ListedSheet } from '../../domain/ledger/deliver/give-up-spreadsheet'
import { run } from '../../domain/ledger/script'
import { TARGET_NAMES } from '../../domain/registration/target-names'
import { type Command, type Configured, EXIT, type ExitCode, failed, misused } from './command'
import { subcommands } from './subcommands'
import { withStaffLedger } from './with-staff-ledger'

const NONE = 'Chưa có bảng tính nào nhận đăng ký.'

const sheetText = ({ target, spreadsheet, name, queuedRemovals }: ListedSheet): string =>
  [
    `Bảng tính: ${spreadsheet}`,
    `Trang tính: ${name} (${TARGET_NAMES[target]})`,
    `Yêu cầu xóa chưa làm xong: ${queuedRemovals}`,
  ].join('\n')

const list = (context: Configured): Promise<ExitCode> =>
  withStaffLedger(context, null, async ({ read }) => {
    const sheets = await read(() => run('listedSheets', {}))()
    if (E.isLeft(sheets)) return failed(context, sheets.left.reason)
    if (sheets.right.length === 0) context.say(NONE)
    else context.output.write(`${sheets.right.map(sheetText).join('\n\n')}\n`)
    return EXIT.done
  })

const inUse = (spreadsheet: string): string =>
  `Bảng tính ${spreadsheet} đang được dùng (site.json): không thể bỏ. Chỉ bỏ được bảng tính cũ.`

const giveUp = async (context: Configured, spreadsheet: string): Promise<ExitCode> => {
  if (spreadsheet === '')
    return misused(context, 'Sau give-up phải là mã của bảng tính, như lệnh sheets list hiện.')
  const inSite = await context.readSheetIds()
  if (E.isLeft(inSite)) return failed(context, inSite.left)
  if (inSite.right.includes(spreadsheet)) return failed(context, inUse(spreadsheet))
  return withStaffLedger(context, { command: `sheets give-up ${spreadsheet}` }, async ({ change }) => {
    const given = await change(() => giveUpSpreadsheet(spreadsheet))()
    if (E.isLeft(given)) return failed(context, given.left.reason)
    const { sheets, removals, batches } = given.right
    if (sheets + batches === 0)
      return failed(context, `Không có bảng tính nào mang mã ${spreadsheet}. Xem các mã bằng: sheets list`)
    context.say(
      `Đã bỏ bảng tính ${spreadsheet}: từ nay không đọc và không xóa dòng nào ở đó nữa. Bỏ dở ${removals} yêu cầu xóa${batches === 0 ? '' : `; ${batches} lô sẽ được gửi sang bảng tính hiện tại`}.`,
    )
    return EXIT.done
  })
}

export const sheetsCommand: Command<Configured> = {
  usage: 'sheets list | give-up MÃ',
  summary: 'xem những bảng tính đã nhận đăng ký, và bỏ bảng tính không còn nữa',
  details: [
    'list: mỗi bảng tính và trang tính đã từng nhận đăng ký; yêu cầu xóa được làm ở tất cả.',
    'give-up MÃ: bỏ một bảng tính cũ đã bị xóa hoặc không còn quyền vào. Nếu nó vẫn còn, dòng của người đã xóa có thể còn ở đó.',
  ],
  run: subcommands({
    list,
    others: { 'give-up': giveUp },
    misuse: 'Hãy ghi list hoặc give-up MÃ sau sheets.',
  }),
}
