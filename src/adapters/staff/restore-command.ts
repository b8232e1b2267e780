import * as E from 'fp-ts/Either'
import { LONGEST_CALL_MS } from '../../domain/delivery/limits'
import { MINUTE_MS } from '../../domain/time/epoch-ms'
import type { RestoredBackup } from '../../ports/backups'
import { ERASURES_FILE } from '../files/erasures-file'
import { backedUpText, countRegistrations } from './backed-up-text'
import { type Command, EXIT, misused, type Upkeep } from './command'
import { NO_RECORD_NAME } from './configured-record-fault'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

const UNREAD =
  'Không đọc được dữ liệu trước đó, nên không so được với sổ các lần xóa và lịch sử các lệnh của nó không được giữ lại.'

const report = (restored: RestoredBackup): string =>
  [
    `Đã khôi phục ${backedUpText(restored)}.`,
    `Đã xóa lại ${restored.erasedRows} dòng của những người được xóa sau lúc sao lưu. Sổ các lần xóa có ${restored.recordLines} dòng.`,
    ...(restored.isReplacedKept ? [] : [UNREAD]),
    ...(restored.aside === null
      ? []
      : [`Dữ liệu trước đó nằm ở ${restored.aside} và vẫn chứa dữ liệu cá nhân: hãy xóa khi không cần nữa.`]),
    `Trước khi gửi tiếp, máy chủ sẽ đọc trang tính để không dòng nào bị gửi hai lần; việc này bắt đầu sau ${LONGEST_CALL_MS / MINUTE_MS} phút, khi không lệnh ghi nào trước đó còn có thể đến muộn.`,
  ].join('\n')

export const restoreCommand: Command<Upkeep> = {
  usage: 'restore --from TỆP [--erasures SỔ] [--erasures-lost]',
  summary: 'khôi phục từ bản sao lưu vào DATA_DIR, hoặc vào PostgreSQL còn trống của DATABASE_URL',
  details: [
    'Hãy dừng máy chủ trước. Dữ liệu đang có được chuyển vào DATA_DIR/before-restore-<lúc>, không bị ghi đè.',
    `Những người được xóa sau lúc sao lưu được xóa lại theo sổ các lần xóa: sổ ở ERASURES_FILE (mặc định ${ERASURES_FILE} trong DATA_DIR) và các sổ sau --erasures.`,
    'Sổ thiếu những dòng mà bản sao lưu hay dữ liệu hiện có đã ghi nhận thì không được nhận. Nhiều máy cùng xóa: ghi --erasures một lần cho sổ của mỗi máy.',
    '--erasures-lost: một phần hay cả sổ đã mất; những người trong phần đã mất sẽ xuất hiện trở lại.',
  ],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, {
      from: { type: 'string', default: '' },
      erasures: { type: 'string', multiple: true, default: [] },
      'erasures-lost': { type: 'boolean', default: false },
    })
    if (E.isLeft(read)) return misused(context, read.left)
    const { from, erasures, 'erasures-lost': areErasuresLost } = read.right.values
    if (from === '') return misused(context, 'Thiếu tên bản sao lưu: --from TỆP.')
    if (erasures.includes('')) return misused(context, NO_RECORD_NAME)
    const restored = await backups.restore({ from, erasures, areErasuresLost })()
    say(E.isLeft(restored) ? restored.left : report(restored.right))
    if (E.isLeft(restored)) return EXIT.failed
    await recordUseAfterwards(context, {
      command: areErasuresLost ? 'restore --erasures-lost' : 'restore',
      rows: countRegistrations(restored.right.tables),
    })
    return EXIT.done
  },
}
