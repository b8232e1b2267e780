import type { Writable } from 'node:stream'
import * as O from 'fp-ts/Option'
import { TARGETS, type Target } from '../../domain/registration/registration'
import { type Command, type CommandContext, EXIT, type ExitCode } from './command'
import { exportTable } from './export-table'
import { inStaffLedger } from './in-staff-ledger'
import { readWords } from './read-words'
import { writeCsv } from './write-csv'
import { writeXlsx } from './write-xlsx'

const WRITERS = { csv: writeCsv, xlsx: writeXlsx } as const

type Asked = { readonly target: Target; readonly format: keyof typeof WRITERS }

const readAsked = (words: ReadonlyArray<string>): O.Option<Asked> => {
  const read = readWords(words, { format: { type: 'string', default: 'csv' } }, 1)
  if (O.isNone(read)) return O.none
  const { positionals, values } = read.value
  const target = TARGETS.find((name) => name === positionals[0])
  const format = values.format === 'csv' || values.format === 'xlsx' ? values.format : undefined
  return target === undefined || format === undefined ? O.none : O.some({ target, format })
}

/** Whoever reads may have read enough: `| head`. */
const isReaderGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))

const isTerminal = (output: Writable): boolean => 'isTTY' in output && output.isTTY === true

const exportTarget = ({ target, format }: Asked, context: CommandContext): Promise<ExitCode> =>
  inStaffLedger(context, async ({ readRegistrations }) => {
    try {
      await WRITERS[format](exportTable(readRegistrations, target), context.output)
      return EXIT.done
    } catch (error) {
      if (isReaderGone(error)) return EXIT.done
      context.say(context.explainLedgerError(error))
      return EXIT.failed
    }
  })

/** `registrations export orders|members`: the kept registrations as CSV or as an Excel workbook, oldest first. */
export const exportCommand: Command = {
  usage: 'export orders|members [--format csv|xlsx]',
  summary: 'ghi các đăng ký ra CSV hoặc Excel, cũ nhất trước',
  details: [
    'orders: đơn mua hàng. members: đăng ký hội viên.',
    '--format csv (mặc định): UTF-8, mở được bằng mọi chương trình bảng tính.',
    '--format xlsx: tệp Excel, mọi ô là văn bản nên số điện thoại giữ nguyên số 0 ở đầu.',
    'Ví dụ: npm run -s registrations -- export orders --format xlsx > don-hang.xlsx',
  ],
  run: async (words, context) => {
    const asked = readAsked(words)
    if (O.isNone(asked)) return EXIT.misused
    if (asked.value.format === 'xlsx' && isTerminal(context.output)) {
      context.say('Tệp Excel không hiện được trên màn hình. Hãy ghi ra tệp, ví dụ thêm: > don-hang.xlsx')
      return EXIT.failed
    }
    return exportTarget(asked.value, context)
  },
}
