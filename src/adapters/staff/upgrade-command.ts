import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type Command, EXIT } from './command'
import { noteDone } from './note-done'
import { readWords } from './read-words'

const report = (aside: string | null): string =>
  aside === null
    ? 'Dữ liệu đã đúng với phiên bản này của chương trình.'
    : `Đã nâng dữ liệu lên phiên bản này. Bản sao trước đó: ${aside}. Nó chứa dữ liệu cá nhân: hãy xóa khi không cần nữa.`

export const upgradeCommand: Command = {
  usage: 'upgrade',
  summary: 'nâng dữ liệu lên phiên bản này của chương trình, sau khi chép lại một bản',
  details: [
    'Máy chủ tự làm việc này khi khởi động; các lệnh khác không bao giờ đổi cấu trúc dữ liệu.',
    'Hãy dừng máy chủ trước.',
  ],
  run: async (words, context) => {
    const { backups, say } = context
    if (O.isNone(readWords(words, {}))) return EXIT.misused
    const upgraded = await backups.upgrade()
    say(E.isLeft(upgraded) ? upgraded.left : report(upgraded.right))
    if (E.isLeft(upgraded)) return EXIT.failed
    await noteDone(context, 'upgrade')
    return EXIT.done
  },
}
