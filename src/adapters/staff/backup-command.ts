import * as E from 'fp-ts/Either'
import { storeLastBackup } from '../../domain/ledger/last-backup'
import { backedUpText, countRegistrations } from './backed-up-text'
import { type Command, EXIT, failed, misused, type Upkeep } from './command'
import { NO_RECORD_NAME, recordFault } from './configured-record-fault'
import { isFolder, NO_FILE } from './new-file'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'
import { withStaffLedger } from './with-staff-ledger'

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

export const backupCommand: Command<Upkeep> = {
  usage: 'backup --to TỆP',
  summary: 'sao lưu mọi thứ vào một tệp, cả khi máy chủ đang chạy',
  details: [
    'Cùng một dạng tệp cho SQLite và PostgreSQL; chỉ mình bạn đọc được. Bản sao lưu cũ cùng tên được thay.',
    'Đừng chép thẳng registrations.sqlite khi máy chủ đang chạy: những đăng ký mới nhất chưa nằm trong đó.',
    'Hãy cất bản sao lưu ở máy khác, và cất cả sổ các lần xóa: chép sổ bằng lệnh erasures --copy-to.',
  ],
  run: async (args, context) => {
    const { backups, say } = context
    const read = readArguments(args, { to: { type: 'string', default: '' } })
    if (E.isLeft(read)) return misused(context, read.left)
    const { to } = read.right.values
    if (to === '') return misused(context, NO_FILE)
    if (isFolder(to)) return misused(context, `${to} là một thư mục; hãy ghi cả tên tệp sau --to.`)
    const made = await backups.backUp(to)()
    if (E.isLeft(made)) return failed({ say }, made.left)
    say(`Đã sao lưu vào ${to}: ${backedUpText(made.right)}.`)
    await recordUseAfterwards(
      context,
      { command: 'backup', rows: countRegistrations(made.right.tables) },
      ({ change }) => change(() => storeLastBackup(made.right.createdAt)),
    )
    return withStaffLedger(context, null, async (ledger) => {
      const fault = await recordFault(context)(ledger)
      if (fault !== null) say(`Bản sao lưu đã xong, nhưng sổ các lần xóa có vấn đề. ${fault}`)
      return fault === null ? EXIT.done : EXIT.failed
    })
  },
}
