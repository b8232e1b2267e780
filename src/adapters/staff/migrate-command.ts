import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { type CopiedTable, copyLedger } from '../ledger-postgres/copy-ledger'
import { explainCopyFault } from '../ledger-postgres/explain-copy-fault'
import { explainPostgresFault } from '../ledger-postgres/explain-postgres-fault'
import { openPostgres } from '../ledger-postgres/open-postgres'
import { explainLedgerFault } from '../ledger-sqlite/explain-ledger-fault'
import { inClosedLedger } from '../ledger-sqlite/in-closed-ledger'
import { isDatabaseUrl } from '../server/config'
import { type Command, type CommandContext, EXIT } from './command'
import { readWords } from './read-words'

const readTarget = (words: ReadonlyArray<string>): O.Option<string> =>
  pipe(
    readWords(words, { to: { type: 'string', default: '' } }),
    O.map(({ values }) => values.to),
    O.filter(isDatabaseUrl),
  )

const copyTo = (
  url: string,
  { place: { dataDir }, progress }: CommandContext,
): TE.TaskEither<string, ReadonlyArray<CopiedTable>> =>
  pipe(
    openPostgres(url),
    TE.mapLeft((fault) => explainPostgresFault(url, fault)),
    TE.chain((pool) =>
      pipe(
        inClosedLedger(dataDir, (source) => copyLedger(source, pool, progress)()),
        TE.mapLeft((fault) =>
          fault.tag === 'absent'
            ? `DATA_DIR ${dataDir}: không có đăng ký nào để chép.`
            : explainLedgerFault(dataDir, fault),
        ),
        TE.chainEitherK(E.mapLeft((fault) => explainCopyFault(url, fault))),
        (copied) => () => copied().finally(() => pool.end()),
      ),
    ),
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
    const copied = await copyTo(url.value, context)()
    context.progress.end()
    context.say(E.isLeft(copied) ? copied.left : report(context.place.dataDir, copied.right))
    return E.isLeft(copied) ? EXIT.failed : EXIT.done
  },
}
