import * as E from 'fp-ts/Either'
import { type Command, EXIT } from './command'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { statusText } from './status-text'
import { withStaffLedger } from './with-staff-ledger'

export const statusCommand: Command = {
  usage: 'status [--json]',
  summary: 'cho biết còn bao nhiêu đăng ký chưa gửi và vì sao',
  details: [
    'Khi không gửi sang Google Sheets, hãy dùng lệnh export.',
    '--json: dạng JSON, thời điểm tính bằng mili giây từ 1970.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, { json: { type: 'boolean', default: false } })
    if (E.isLeft(read)) return misused(context, read.left)
    return withStaffLedger(context, null, async ({ readStatus }) => {
      const status = await readStatus()
      if (E.isLeft(status)) {
        context.say(status.left.reason)
        return EXIT.failed
      }
      const text = read.right.values.json ? JSON.stringify(status.right) : statusText(status.right, context)
      context.output.write(`${text}\n`)
      return EXIT.done
    })
  },
}
