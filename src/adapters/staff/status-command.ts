import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type Command, EXIT } from './command'
import { inStaffLedger } from './in-staff-ledger'
import { readWords } from './read-words'
import { statusText } from './status-text'

export const statusCommand: Command = {
  usage: 'status [--json]',
  summary: 'cho biết còn bao nhiêu đăng ký chưa gửi và vì sao',
  details: [
    'Khi không gửi sang Google Sheets, hãy dùng lệnh export.',
    '--json: dạng JSON, thời điểm tính bằng mili giây từ 1970.',
  ],
  run: async (words, context) => {
    const read = readWords(words, { json: { type: 'boolean', default: false } })
    if (O.isNone(read)) return EXIT.misused
    return inStaffLedger(context, null, async ({ readStatus }) => {
      const status = await readStatus()
      if (E.isLeft(status)) {
        context.say(status.left.reason)
        return EXIT.failed
      }
      const text = read.value.values.json ? JSON.stringify(status.right) : statusText(status.right, context)
      context.output.write(`${text}\n`)
      return EXIT.done
    })
  },
}
