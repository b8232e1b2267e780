import * as E from 'fp-ts/Either'
import { noteBackup } from '../../domain/ledger/last-backup'
import { backedUpText, countRegistrations } from './backed-up-text'
import { type Command, EXIT, failed, misused, type Upkeep } from './command'
import { isFolder, NO_FILE } from './new-file'
import { readArguments } from './read-arguments'
import { recordFault } from './record-fault'
import { recordUseAfterwards } from './record-use-afterwards'
import { withStaffLedger } from './with-staff-ledger'

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
      ({ change }) => change(() => noteBackup(made.right.createdAt)),
    )
    return withStaffLedger(context, null, async (ledger) => {
      const fault = await recordFault(context)(ledger)
      if (fault !== null) say(`Bản sao lưu đã xong, nhưng sổ các lần xóa có vấn đề. ${fault}`)
      return fault === null ? EXIT.done : EXIT.failed
    })
  },
}
