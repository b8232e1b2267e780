import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { backedUpText } from './backed-up-text'
import { type Command, EXIT } from './command'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

export const verifyCommand: Command = {
  usage: 'verify TỆP',
  summary: 'đọc lại toàn bộ một bản sao lưu và cho biết nó có dùng được không',
  details: ['Kiểm tra từng byte, số dòng và tổng kiểm của mỗi bảng, và đọc từng đăng ký.'],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, {}, 1)
    if (O.isNone(read)) return EXIT.misused
    const file = read.value.positionals[0] ?? ''
    const verified = await backups.verify(file)()
    say(E.isLeft(verified) ? verified.left : `${file} dùng được: ${backedUpText(verified.right)}.`)
    // A backup may be verified on a machine without a ledger.
    await recordUseAfterwards({ ...context, say: () => undefined }, 'verify')
    return E.isLeft(verified) ? EXIT.failed : EXIT.done
  },
}
