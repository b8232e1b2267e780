import * as E from 'fp-ts/Either'
import { backedUpText, countRegistrations } from './backed-up-text'
import { type Command, EXIT, misused, type Upkeep } from './command'
import { isFolder } from './new-file'
import { readArguments } from './read-arguments'
import { NO_RECORD_NAME } from './record-fault'
import { recordUseAfterwards } from './record-use-afterwards'

export const verifyCommand: Command<Upkeep> = {
  usage: 'verify TỆP [--erasures SỔ]',
  summary: 'đọc lại toàn bộ một bản sao lưu và cho biết nó có dùng được không',
  details: [
    'Kiểm tra từng byte, số dòng và tổng kiểm của mỗi bảng, và đọc từng đăng ký.',
    '--erasures SỔ: xem cả sổ các lần xóa có đủ để khôi phục bản sao lưu này không. Có nhiều sổ: ghi nhiều lần.',
  ],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, { erasures: { type: 'string', multiple: true, default: [] } }, 1)
    if (E.isLeft(read)) return misused(context, read.left)
    const [file] = read.right.positionals
    const { erasures } = read.right.values
    if (file === undefined) return misused(context, 'Thiếu tên bản sao lưu: verify TỆP.')
    if (isFolder(file)) return misused(context, `${file} là một thư mục; hãy ghi tên bản sao lưu trong đó.`)
    if (erasures.includes('')) return misused(context, NO_RECORD_NAME)
    const verified = await backups.verify(file, erasures)()
    const fits = erasures.length === 0 ? '' : ' Sổ các lần xóa khớp với bản sao lưu.'
    say(E.isLeft(verified) ? verified.left : `${file} dùng được: ${backedUpText(verified.right)}.${fits}`)
    // A backup may be verified on a machine without a ledger.
    await recordUseAfterwards(
      { ...context, say: () => undefined },
      {
        command: 'verify',
        ...(E.isLeft(verified) ? {} : { rows: countRegistrations(verified.right.tables) }),
      },
    )
    return E.isLeft(verified) ? EXIT.failed : EXIT.done
  },
}
