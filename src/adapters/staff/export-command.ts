import { extname } from 'node:path'
import type { Writable } from 'node:stream'
import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { TARGETS, type Target } from '../../domain/registration/registration'
import { EXPORT_NAMES } from '../../domain/registration/target-names'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { EpochMs } from '../../domain/time/epoch-ms'
import type { StaffLedger } from '../../ports/staff-ledger'
import { counted, exportTable, STAFF_HEADINGS, workbookTable } from '../workbook/export-table'
import { UnreadableLedgerError } from '../workbook/read-paged'
import { writeCsv } from '../workbook/write-csv'
import { MOST_IN_A_WORKBOOK, TooManyRowsError, writeXlsx } from '../workbook/write-xlsx'
import { type Command, EXIT, type ExitCode, failed, type LedgerAccess, misused } from './command'
import { isReaderGone } from './exit-on-output-error'
import { explainFileError, explainNewFile, NO_FILE, writeNewFile } from './new-file'
import { readArguments } from './read-arguments'
import { readSpan } from './read-span'
import { withStaffLedger } from './with-staff-ledger'

type Format = 'csv' | 'xlsx'

const FORMATS = ['csv', 'xlsx'] as const satisfies ReadonlyArray<Format>

type Asked = {
  readonly target: Target
  readonly format: Format
  /** Empty for standard output. */
  readonly file: string
  readonly since: EpochMs
}

const write = (
  { target, format, since }: Asked,
  { read }: Pick<StaffLedger, 'read'>,
  output: Writable,
  count: (rows: number) => void,
): Promise<void> =>
  format === 'csv'
    ? writeCsv(counted(exportTable(read, target, since), count), output)
    : writeXlsx(
        counted(
          workbookTable(read, { target, from: since, to: Number.MAX_SAFE_INTEGER, state: null }),
          count,
        ),
        output,
      )

const NO_TARGET = 'Hãy ghi orders (đơn mua hàng) hoặc members (đăng ký hội viên) sau export.'
const NO_FORMAT = '--format phải là csv hoặc xlsx; chương trình chỉ xuất hai dạng này.'
const NO_ENDING = 'Tên tệp sau --to phải kết thúc bằng .csv hoặc .xlsx; chương trình chỉ xuất hai dạng này.'

const formatOf = (written: string | undefined, file: string | undefined): E.Either<string, Format> => {
  if (written === undefined && file === undefined) return E.right('csv')
  const named =
    written ??
    extname(file ?? '')
      .slice(1)
      .toLowerCase()
  return E.fromNullable(written === undefined ? NO_ENDING : NO_FORMAT)(FORMATS.find((each) => each === named))
}

const readAsked = (args: ReadonlyArray<string>): E.Either<string, Asked> =>
  pipe(
    readArguments(args, { format: { type: 'string' }, to: { type: 'string' }, since: { type: 'string' } }, 1),
    E.chain(({ positionals, values: { format, to, since } }) =>
      sequenceS(E.Apply)({
        target: E.fromNullable(NO_TARGET)(TARGETS.find((name) => name === positionals[0])),
        file: to === '' ? E.left(NO_FILE) : E.right(to ?? ''),
        format: formatOf(format, to),
        since: pipe(
          readSpan({ since }),
          E.map((span) => span.since),
        ),
      }),
    ),
  )

const isTerminal = (output: Writable): boolean => 'isTTY' in output && output.isTTY === true

const TOO_MANY_FOR_EXCEL = `Một tệp Excel chứa được nhiều nhất ${MOST_IN_A_WORKBOOK.toLocaleString('vi-VN')} đăng ký. Hãy ghi ra tệp .csv, hoặc chỉ lấy từ một ngày bằng --since.`

const explain = (error: unknown, file: string, { explainLedgerError }: LedgerAccess): string => {
  if (error instanceof TooManyRowsError) return TOO_MANY_FOR_EXCEL
  if (error instanceof UnreadableLedgerError) return error.message
  return (file === '' ? null : explainFileError(error, file)) ?? explainLedgerError(error)
}

const exportTarget = (asked: Asked, context: LedgerAccess): Promise<ExitCode> =>
  withStaffLedger(context, { command: `export ${asked.target}` }, async (ledger, count) => {
    const { format, file, since } = asked
    const writeAll = async (output: Writable): Promise<true> => {
      let rows = 0
      await write(asked, ledger, output, (counted) => {
        rows = counted
        count(counted)
      })
      if (rows === 0 && since > Number.MIN_SAFE_INTEGER)
        context.say(`Không có đăng ký nào từ ${vietnamTimestamp(since)}.`)
      return true
    }
    try {
      const written = file === '' ? await writeAll(context.output) : await writeNewFile(file, writeAll)
      if (written !== null) return EXIT.done
      return failed(
        context,
        `${explainNewFile(file, context.user)} Có thể bỏ --to và ghi bằng dấu >, ví dụ: --format ${format} > TỆP`,
      )
    } catch (error) {
      if (file === '' && isReaderGone(error)) return EXIT.done
      return failed(context, explain(error, file, context))
    }
  })

const { code, offers, samePhone, reference, state, note, callAt, who } = STAFF_HEADINGS

export const exportCommand: Command<LedgerAccess> = {
  usage: 'export orders|members [--to TỆP] [--since NGÀY]',
  summary: 'xuất các đăng ký ra CSV hoặc Excel, cũ nhất trước',
  details: [
    'orders: đơn mua hàng. members: đăng ký hội viên.',
    '--to TỆP: ghi ra tệp mới, chỉ mình bạn đọc được. Tên .xlsx: tệp Excel để làm việc; tên .csv: CSV.',
    `Tệp Excel có thêm các cột ${code} (như lệnh find), ${reference} (khách cũng thấy), ${samePhone} (mã của các đơn và hội viên cùng số trong 30 ngày), ${state}, ${note}, ${callAt} và ${who}; nếu có người đồng ý nhận ưu đãi thì thêm cột ${offers}.`,
    'Không có --to: CSV ra màn hình, đúng các cột của trang tính. --format csv|xlsx: chọn dạng, bất kể tên tệp.',
    '--since 20/11/2026 (hoặc 2026-11-20, có thể thêm giờ: "20/11/2026 08:30"): chỉ từ lúc đó, theo giờ Việt Nam.',
    `Ví dụ: export orders --to ${EXPORT_NAMES.orders}.xlsx`,
  ],
  run: async (args, context) => {
    const asked = readAsked(args)
    if (E.isLeft(asked)) return misused(context, asked.left)
    if (asked.right.format === 'xlsx' && asked.right.file === '' && isTerminal(context.output))
      return failed(
        context,
        `Tệp Excel không hiện được trên màn hình. Hãy ghi ra tệp, ví dụ thêm: --to ${EXPORT_NAMES.orders}.xlsx`,
      )
    return exportTarget(asked.right, context)
  },
}
