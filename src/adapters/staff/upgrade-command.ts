import * as E from 'fp-ts/Either'
import { type Command, EXIT, misused, type Upkeep } from './command'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

const report = (aside: string | null): string =>
  aside === null
    ? 'Dữ liệu đã ở đúng phiên bản, không cần nâng cấp.'
    : `Đã nâng cấp dữ liệu. Bản sao trước khi nâng cấp: ${aside}. Bản sao chứa dữ liệu cá nhân: hãy xóa khi không cần nữa.`

export const upgradeCommand: Command<Upkeep> = {
  usage: 'upgrade',
  summary: 'nâng cấp dữ liệu cho phiên bản này của chương trình, sau khi lưu lại một bản sao',
  details: [
    'Máy chủ tự làm việc này khi khởi động; các lệnh khác không bao giờ đổi cấu trúc dữ liệu.',
    'Hãy dừng máy chủ trước.',
  ],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, {})
    if (E.isLeft(read)) return misused(context, read.left)
    const upgraded = await backups.upgrade()
    say(E.isLeft(upgraded) ? upgraded.left : report(upgraded.right))
    if (E.isLeft(upgraded)) return EXIT.failed
    await recordUseAfterwards(context, { command: 'upgrade' })
    return EXIT.done
  },
}
