import * as E from 'fp-ts/Either'
import { backedUpText } from './backed-up-text'
import { type Command, EXIT } from './command'
import { isFolder } from './is-folder'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

export const verifyCommand: Command = {
  usage: 'verify TỆP',
  summary: 'đọc lại toàn bộ một bản sao lưu và cho biết nó có dùng được không',
  details: ['Kiểm tra từng byte, số dòng và tổng kiểm của mỗi bảng, và đọc từng đăng ký.'],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, {}, 1)
    if (E.isLeft(read)) return misused(context, read.left)
    const [file] = read.right.positionals
    if (file === undefined) return misused(context, 'Thiếu tên bản sao lưu: verify TỆP.')
    if (isFolder(file)) return misused(context, `${file} là một thư mục; hãy ghi tên bản sao lưu trong đó.`)
    const verified = await backups.verify(file)()
    say(E.isLeft(verified) ? verified.left : `${file} dùng được: ${backedUpText(verified.right)}.`)
    // A backup may be verified on a machine without a ledger.
    await recordUseAfterwards({ ...context, say: () => undefined }, 'verify')
    return E.isLeft(verified) ? EXIT.failed : EXIT.done
  },
}
