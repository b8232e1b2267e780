import * as E from 'fp-ts/Either'
import type { CopiedTable, UndoRequest } from '../../ports/backups'
import { countRegistrations } from './backed-up-text'
import { type Command, EXIT, type ExitCode, type Migration, misused } from './command'
import { NO_RECORD_NAME } from './configured-record-fault'
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

const STILL_READ =
  'Một chương trình khác đang đọc tệp nên trong tệp vẫn còn dấu vết của những dòng đã xóa; máy chủ sẽ xóa nốt khi khởi động với tệp này. '

const undo = async (asked: UndoRequest, context: Migration): Promise<ExitCode> => {
  const { undoMove, openUndone, say } = context
  const undone = await undoMove(asked)()
  if (E.isRight(undone) && undone.right !== null)
    await recordUseAfterwards(
      { ...context, openLedger: openUndone },
      { command: 'migrate --undo', rows: undone.right.erasedRows },
    )
  if (E.isLeft(undone)) say(undone.left)
  else
    say(
      undone.right === null
        ? 'Tệp này không bị đánh dấu là đã chuyển. Không có gì thay đổi.'
        : `${undone.right.isWiped ? '' : STILL_READ}Tệp cũ được dùng trở lại. Đã xóa lại ${undone.right.erasedRows} dòng của những người được xóa sau khi chuyển. Hãy bỏ DATABASE_URL khi chạy máy chủ và mọi lệnh, và xóa cơ sở dữ liệu PostgreSQL khi không cần nữa.`,
    )
  return E.isLeft(undone) || undone.right?.isWiped === false ? EXIT.failed : EXIT.done
}

export const migrateCommand: Command<Migration> = {
  usage: 'migrate [--undo [--database-lost]]',
  summary: 'chuyển toàn bộ dữ liệu trong DATA_DIR sang một PostgreSQL còn trống',
  details: [
    'Đọc địa chỉ PostgreSQL từ biến môi trường MIGRATE_TO.',
    'Hãy dừng máy chủ trước. Chép cả những lô đang gửi, khóa chống trùng và bản ghi để riêng.',
    'Đọc lại và so từng dòng, rồi đánh dấu tệp cũ là đã chuyển: máy chủ và các lệnh không dùng tệp đó nữa.',
    '--undo: bỏ dấu đó và xóa lại trong tệp cũ những người được xóa từ lúc chuyển, theo sổ các lần xóa; thêm được --erasures SỔ và --erasures-lost như lệnh restore.',
    'Chỉ làm được khi PostgreSQL chưa nhận thêm đăng ký nào. Nếu đã nhận, hãy backup từ PostgreSQL rồi restore vào DATA_DIR.',
    '--database-lost: PostgreSQL đã mất hẳn, không so được nữa.',
  ],
  run: async (args, context) => {
    const { migrateTo, moveLedger, openMoved, progress, dataDir, say } = context
    const read = readArguments(args, {
      undo: { type: 'boolean', default: false },
      erasures: { type: 'string', multiple: true, default: [] },
      'erasures-lost': { type: 'boolean', default: false },
      'database-lost': { type: 'boolean', default: false },
    })
    if (E.isLeft(read)) return misused(context, `${read.left} ${NO_TARGET}`)
    const {
      undo: isUndo,
      erasures,
      'erasures-lost': areErasuresLost,
      'database-lost': isDatabaseLost,
    } = read.right.values
    if (erasures.includes('')) return misused(context, NO_RECORD_NAME)
    if (isUndo) return undo({ erasures, areErasuresLost, isDatabaseLost }, context)
    if (args.length > 0) return misused(context, 'Các tùy chọn này chỉ dùng cùng --undo.')
    if (migrateTo === null) return misused(context, NO_TARGET)
    const copied = await moveLedger(migrateTo, progress)()
    progress.end()
    say(E.isLeft(copied) ? copied.left : report(dataDir, copied.right))
    if (E.isLeft(copied)) return EXIT.failed
    await recordUseAfterwards(
      { ...context, openLedger: openMoved(migrateTo) },
      { command: 'migrate', rows: countRegistrations(copied.right) },
    )
    return EXIT.done
  },
}
