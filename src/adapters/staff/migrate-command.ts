import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { CopiedTable } from '../../ports/migrate-ledger'
import { type Command, EXIT } from './command'
import { noteDone } from './note-done'
import { readWords } from './read-words'

const NO_TARGET =
  'Hãy đặt MIGRATE_TO=postgres://… trong môi trường. Đừng ghi địa chỉ vào dòng lệnh: mật khẩu trong đó sẽ hiện trong danh sách tiến trình.'

const report = (dataDir: string, tables: ReadonlyArray<CopiedTable>): string =>
  [
    'Đã chép và kiểm tra lại từng dòng:',
    ...tables.map(({ table, rows }) => `  ${table.padEnd(16)} ${rows}`),
    'Từ nay hãy đặt DATABASE_URL khi chạy máy chủ và mọi lệnh.',
    `Tệp cũ trong ${dataDir} còn nguyên và vẫn chứa dữ liệu cá nhân: hãy xóa sau khi đã kiểm tra, và đừng chạy máy chủ trên nó nữa.`,
  ].join('\n')

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'chép mọi thứ từ DATA_DIR sang PostgreSQL còn trống',
  details: [
    'Đọc địa chỉ PostgreSQL từ biến môi trường MIGRATE_TO.',
    'Hãy dừng máy chủ trước. Chép cả những lô đang gửi, khóa chống trùng và bản ghi để riêng.',
    'Đọc lại và so từng dòng. Dữ liệu gốc không bị thay đổi.',
  ],
  run: async (words, context) => {
    const { migrateTo, migrateLedger, openMigrated, progress, dataDir, say } = context
    if (O.isNone(readWords(words, {})) || O.isNone(migrateTo)) {
      say(NO_TARGET)
      return EXIT.misused
    }
    const copied = await migrateLedger(migrateTo.value, progress)()
    progress.end()
    say(E.isLeft(copied) ? copied.left : report(dataDir, copied.right))
    if (E.isLeft(copied)) return EXIT.failed
    await noteDone({ ...context, openLedger: openMigrated(migrateTo.value) }, 'migrate')
    return EXIT.done
  },
}
