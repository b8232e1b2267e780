import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { CopiedTable } from '../../ports/migrate-ledger'
import { type Command, EXIT } from './command'
import { readWords } from './read-words'

const readTarget = (words: ReadonlyArray<string>): O.Option<string> =>
  pipe(
    readWords(words, { to: { type: 'string', default: '' } }),
    O.map(({ values }) => values.to),
    O.filter((written) => URL.canParse(written) && /^postgres(ql)?:$/.test(new URL(written).protocol)),
  )

const report = (dataDir: string, tables: ReadonlyArray<CopiedTable>): string =>
  [
    'Đã chép và kiểm tra lại từng dòng:',
    ...tables.map(({ table, rows }) => `  ${table.padEnd(16)} ${rows}`),
    'Từ nay hãy đặt DATABASE_URL khi chạy máy chủ và mọi lệnh.',
    `Tệp cũ trong ${dataDir} còn nguyên và vẫn chứa dữ liệu cá nhân: hãy xóa sau khi đã kiểm tra, và đừng chạy máy chủ trên nó nữa.`,
  ].join('\n')

/** `registrations migrate --to postgres://…`: everything in the file ledger into an empty PostgreSQL, read back and compared. */
export const migrateCommand: Command = {
  usage: 'migrate --to postgres://…',
  summary: 'chép mọi thứ từ DATA_DIR sang PostgreSQL còn trống',
  details: [
    'Hãy dừng máy chủ trước. Chép cả những lô đang gửi, khóa chống trùng và bản ghi để riêng.',
    'Đọc lại và so từng dòng. Dữ liệu gốc không bị thay đổi.',
  ],
  run: async (words, context) => {
    const url = readTarget(words)
    if (O.isNone(url)) return EXIT.misused
    const { migrateLedger, progress, dataDir, say } = context
    const copied = await migrateLedger(url.value, progress)()
    progress.end()
    say(E.isLeft(copied) ? copied.left : report(dataDir, copied.right))
    return E.isLeft(copied) ? EXIT.failed : EXIT.done
  },
}
