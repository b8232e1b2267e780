import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { KnownHead } from '../../domain/ledger/erase/record-of-erasures'
import { repairRecords } from '../../domain/ledger/erase/repair-records'
import { run } from '../../domain/ledger/script'
import type { RecordMaintenance, StaffLedger } from '../../ports/staff-ledger'
import { ERASURES_FILE } from '../files/erasures-file'
import { type Command, EXIT, type ExitCode, misused, type Upkeep } from './command'
import { NO_RECORD_NAME } from './configured-record-fault'
import { readArguments } from './read-arguments'
import { withStaffLedger } from './with-staff-ledger'

const missingText = ({ recordId, line }: KnownHead): string =>
  `  ${recordId === '' ? 'sổ ở đây' : recordId}: đến dòng ${line}`

const MISSING = 'Dữ liệu còn ghi nhận những sổ sau, không có trong sổ này; khi khôi phục phải có chúng:'

const headsOf = ({ read }: StaffLedger): TE.TaskEither<string, ReadonlyArray<KnownHead>> =>
  pipe(
    read(() => run('knownHeads', {})),
    TE.mapLeft(({ reason }) => reason),
  )

const finish = async (context: Upkeep, work: TE.TaskEither<string, string>): Promise<ExitCode> => {
  const done = await work()
  context.say(pipe(done, E.toUnion))
  return E.isLeft(done) ? EXIT.failed : EXIT.done
}

const check = (context: Upkeep, others: ReadonlyArray<string>): Promise<ExitCode> =>
  withStaffLedger(context, null, (ledger) =>
    finish(
      context,
      pipe(
        headsOf(ledger),
        TE.chainEitherK((known) => context.records.compare(known, others)),
        TE.chainEitherK(({ lines, missing, fault }) =>
          fault === null
            ? E.right(
                [
                  `${context.records.path}: sổ các lần xóa có ${lines} dòng, đủ những gì dữ liệu ghi nhận ở đây.`,
                  ...(missing.length === 0 ? [] : [MISSING, ...missing.map(missingText)]),
                ].join('\n'),
              )
            : E.left(fault),
        ),
      ),
    ),
  )

const copy = (context: Upkeep, file: string): Promise<ExitCode> =>
  withStaffLedger(context, null, (ledger) =>
    finish(
      context,
      pipe(
        headsOf(ledger),
        TE.chainEitherK((known) => context.records.copyTo(known, file)),
        TE.map((lines) => `Đã chép sổ các lần xóa (${lines} dòng) vào ${file}.`),
      ),
    ),
  )

const lostText = ({ aside, lost }: ReturnType<RecordMaintenance['repair']>): string =>
  aside === null && lost.length === 0
    ? 'Sổ các lần xóa đủ những gì dữ liệu ghi nhận. Không có gì thay đổi.'
    : [
        'Từ nay dữ liệu không còn đòi những phần đã mất của sổ các lần xóa. Khi khôi phục từ bản sao lưu cũ, những người trong phần ấy sẽ xuất hiện trở lại.',
        ...lost.map(missingText),
        ...(aside === null ? [] : [`Sổ hỏng được đổi tên thành ${aside}.`]),
        'Hãy tạo ngay một bản sao lưu mới và xóa các bản sao lưu cũ.',
      ].join('\n')

const declareLost = (context: Upkeep, others: ReadonlyArray<string>): Promise<ExitCode> =>
  withStaffLedger(context, { command: 'erasures --lost' }, (ledger) =>
    finish(
      context,
      pipe(
        ledger.change(() => repairRecords((known) => context.records.repair(known, others))),
        TE.bimap(({ reason }) => reason, lostText),
      ),
    ),
  )

export const erasuresCommand: Command<Upkeep> = {
  usage: 'erasures [--copy-to TỆP | --lost]',
  summary: `kiểm tra hoặc chép sổ các lần xóa (${ERASURES_FILE})`,
  details: [
    'So sổ ở ERASURES_FILE với những gì dữ liệu đã ghi nhận, và đọc lại từng dòng.',
    '--copy-to TỆP: chép sổ. Bản chép cũ chỉ bị thay khi sổ chứa mọi dòng của nó.',
    '--lost: sổ đã mất một phần hay mất cả. Giữ lại mọi dòng còn đọc được; máy chủ và các lệnh không đòi phần đã mất nữa.',
    '--erasures SỔ: đọc thêm một bản chép hoặc sổ của máy khác. Có nhiều sổ: ghi nhiều lần.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      'copy-to': { type: 'string' },
      lost: { type: 'boolean', default: false },
      erasures: { type: 'string', multiple: true, default: [] },
    })
    if (E.isLeft(read)) return misused(context, read.left)
    const { 'copy-to': file, lost: isLost, erasures } = read.right.values
    if (erasures.includes('')) return misused(context, NO_RECORD_NAME)
    if (file === '') return misused(context, 'Thiếu tên bản chép: --copy-to TỆP.')
    if (file !== undefined && (isLost || erasures.length > 0))
      return misused(context, '--copy-to không dùng cùng --lost hoặc --erasures.')
    if (isLost) return declareLost(context, erasures)
    return file === undefined ? check(context, erasures) : copy(context, file)
  },
}
