import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { backedUpText, countRegistrations } from './backed-up-text'
import { type Command, EXIT } from './command'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

export const verifyCommand: Command = {
  usage: 'verify TỆP [--erasures SỔ]',
  summary: 'đọc lại toàn bộ một bản sao lưu và cho biết nó có dùng được không',
  details: [
    'Kiểm tra từng byte, số dòng và tổng kiểm của mỗi bảng, và đọc từng đăng ký.',
    '--erasures SỔ: xem cả sổ các lần xóa có đủ để khôi phục bản sao lưu này không. Có nhiều sổ: ghi nhiều lần.',
  ],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, { erasures: { type: 'string', multiple: true, default: [] } }, 1)
    if (O.isNone(read)) return EXIT.misused
    const file = read.value.positionals[0] ?? ''
    const { erasures } = read.value.values
    if (erasures.includes('')) return EXIT.misused
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
