import * as E from 'fp-ts/Either'
import type { RestoredBackup } from '../../ports/backups'
import { backedUpText } from './backed-up-text'
import { type Command, EXIT } from './command'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

const report = (restored: RestoredBackup): string =>
  [
    `Đã khôi phục ${backedUpText(restored)}.`,
    `Đã xóa lại ${restored.erasedRows} dòng của những người được xóa sau lúc sao lưu.`,
    ...(restored.aside === null
      ? []
      : [`Dữ liệu trước đó nằm ở ${restored.aside} và vẫn chứa dữ liệu cá nhân: hãy xóa khi không cần nữa.`]),
    'Trước khi gửi tiếp, máy chủ sẽ đọc trang tính để không dòng nào bị gửi hai lần.',
  ].join('\n')

export const restoreCommand: Command = {
  usage: 'restore --from TỆP [--erasures TỆP] [--erasures-lost]',
  summary: 'khôi phục từ bản sao lưu vào DATA_DIR, hoặc vào PostgreSQL còn trống của DATABASE_URL',
  details: [
    'Hãy dừng máy chủ trước. Dữ liệu đang có được chuyển vào DATA_DIR/before-restore-<lúc>, không bị ghi đè.',
    'Những người được xóa sau lúc sao lưu được xóa lại theo sổ các lần xóa: erasures.jsonl trong DATA_DIR, tệp ở ERASURES_FILE, hoặc tệp sau --erasures.',
    '--erasures-lost: sổ đã mất; dữ liệu của những người được xóa sau lúc sao lưu sẽ xuất hiện trở lại.',
  ],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, {
      from: { type: 'string', default: '' },
      erasures: { type: 'string' },
      'erasures-lost': { type: 'boolean', default: false },
    })
    if (E.isLeft(read)) return misused(context, read.left)
    const { from, erasures, 'erasures-lost': areErasuresLost } = read.right.values
    if (from === '') return misused(context, 'Thiếu tên bản sao lưu: --from TỆP.')
    if (erasures === '') return misused(context, 'Thiếu tên sổ các lần xóa: --erasures TỆP.')
    if (erasures !== undefined && areErasuresLost)
      return misused(
        context,
        'Chỉ dùng một trong hai: --erasures TỆP nếu còn sổ, --erasures-lost nếu đã mất.',
      )
    const restored = await backups.restore({ from, erasures: erasures ?? null, areErasuresLost })()
    say(E.isLeft(restored) ? restored.left : report(restored.right))
    if (E.isLeft(restored)) return EXIT.failed
    await recordUseAfterwards(context, 'restore')
    return EXIT.done
  },
}
