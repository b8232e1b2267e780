import * as E from 'fp-ts/Either'
import { type LedgerStatus, readStatus } from '../../domain/ledger/staff/read-status'
import { type Command, type Configured, EXIT, failed, misused, type Upkeep } from './command'
import { recordFault } from './configured-record-fault'
import { readArguments } from './read-arguments'
import { statusText } from './status-text'
import { withStaffLedger } from './with-staff-ledger'

/** JSON with the keys that scripts of operators read, such as `trapped`. */
const toJson = ({ quarantined, ...others }: LedgerStatus, recordFault: string | null): string =>
  JSON.stringify({ ...others, trapped: quarantined, recordFault })

export const statusCommand: Command<Upkeep & Configured> = {
  usage: 'status [--json]',
  summary: 'cho biết còn bao nhiêu đăng ký chưa gửi và vì sao',
  details: [
    'Khi không gửi sang Google Sheets, hãy dùng lệnh export.',
    '--json: dạng JSON, thời điểm tính bằng mili giây từ 1970.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, { json: { type: 'boolean', default: false } })
    if (E.isLeft(read)) return misused(context, read.left)
    return withStaffLedger(context, null, async (ledger) => {
      const status = await ledger.read(readStatus)()
      if (E.isLeft(status)) return failed(context, status.left.reason)
      const fault = await recordFault(context)(ledger)
      const text = read.right.values.json
        ? toJson(status.right, fault)
        : [statusText(status.right, context), ...(fault === null ? [] : [`Sổ các lần xóa: ${fault}`])].join(
            '\n',
          )
      context.output.write(`${text}\n`)
      return EXIT.done
    })
  },
}
