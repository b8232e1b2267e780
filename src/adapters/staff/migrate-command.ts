import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { CopiedTable } from '../../ports/migrate-ledger'
import { type Command, type CommandContext, EXIT, type ExitCode } from './command'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { recordUseAfterwards } from './record-use-afterwards'

const NO_TARGET =
  'Hãy đặt MIGRATE_TO=postgres://… trong môi trường. Đừng ghi địa chỉ vào dòng lệnh: mật khẩu trong đó sẽ hiện trong danh sách tiến trình.'

const report = (dataDir: string, tables: ReadonlyArray<CopiedTable>): string =>
  [
    'Đã chép và kiểm tra lại từng dòng:',
    ...tables.map(({ table, rows }) => `  ${table.padEnd(16)} ${rows}`),
    'Từ nay hãy đặt DATABASE_URL khi chạy máy chủ và mọi lệnh.',
    `Tệp cũ trong ${dataDir} đã được đánh dấu là đã chuyển; máy chủ và các lệnh không dùng tệp này nữa. Tệp vẫn chứa dữ liệu cá nhân: kiểm tra xong, hãy xóa.`,
  ].join('\n')

const undo = async (context: CommandContext): Promise<ExitCode> => {
  const { undoMigration, say } = context
  const undone = await undoMigration()
  if (E.isRight(undone) && undone.right) await recordUseAfterwards(context, 'migrate --undo')
  if (E.isLeft(undone)) say(undone.left)
  else
    say(
      undone.right
        ? 'Tệp cũ được dùng trở lại. Những gì chỉ có trong PostgreSQL thì không có ở đây.'
        : 'Tệp này không bị đánh dấu là đã chuyển. Không có gì thay đổi.',
    )
  return E.isLeft(undone) ? EXIT.failed : EXIT.done
}

export const migrateCommand: Command = {
  usage: 'migrate [--undo]',
  summary: 'chuyển toàn bộ dữ liệu trong DATA_DIR sang một PostgreSQL còn trống',
  details: [
    'Đọc địa chỉ PostgreSQL từ biến môi trường MIGRATE_TO.',
    'Hãy dừng máy chủ trước. Chép cả những lô đang gửi, khóa chống trùng và bản ghi để riêng.',
    'Đọc lại và so từng dòng, rồi đánh dấu tệp cũ là đã chuyển: máy chủ và các lệnh không dùng tệp đó nữa.',
    '--undo: bỏ dấu đó, chỉ khi PostgreSQL chưa nhận đăng ký nào. Nếu đã nhận, hãy backup từ PostgreSQL rồi restore vào DATA_DIR.',
  ],
  run: async (args, context) => {
    const { migrateTo, migrateLedger, openMigrated, progress, dataDir, say } = context
    const read = readArguments(args, { undo: { type: 'boolean', default: false } })
    if (E.isLeft(read)) return misused(context, `${read.left} ${NO_TARGET}`)
    if (read.right.values.undo) return undo(context)
    if (O.isNone(migrateTo)) return misused(context, NO_TARGET)
    const copied = await migrateLedger(migrateTo.value, progress)()
    progress.end()
    say(E.isLeft(copied) ? copied.left : report(dataDir, copied.right))
    if (E.isLeft(copied)) return EXIT.failed
    await recordUseAfterwards({ ...context, openLedger: openMigrated(migrateTo.value) }, 'migrate')
    return EXIT.done
  },
}
