import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import * as O from 'fp-ts/Option'
import { TARGETS, type Target } from '../../domain/registration/registration'
import { type Command, type CommandContext, EXIT, type ExitCode } from './command'
import { exportTable } from './export-table'
import { inStaffLedger } from './in-staff-ledger'
import { readWords } from './read-words'
import { writeCsv } from './write-csv'
import { writeXlsx } from './write-xlsx'

const WRITERS = { csv: writeCsv, xlsx: writeXlsx } as const

type Asked = {
  readonly target: Target
  readonly format: keyof typeof WRITERS
  /** Standard output where it is empty. */
  readonly file: string
}

const readAsked = (words: ReadonlyArray<string>): O.Option<Asked> => {
  const read = readWords(words, { format: { type: 'string' }, to: { type: 'string' } }, 1)
  if (O.isNone(read)) return O.none
  const { positionals, values } = read.value
  const target = TARGETS.find((name) => name === positionals[0])
  const { to } = values
  const named = values.format ?? (to?.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv')
  const format = named === 'csv' || named === 'xlsx' ? named : undefined
  return target === undefined || format === undefined || to === ''
    ? O.none
    : O.some({ target, format, file: to ?? '' })
}

/** `| head` closes the pipe early. */
const isReaderGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))

const isTerminal = (output: Writable): boolean => 'isTTY' in output && output.isTTY === true

const FOR_THE_OWNER = 0o600

/** Personal data: an existing file is not overwritten, and only its owner reads a new one. */
const openFile = (file: string): Promise<Writable> =>
  new Promise((resolve, reject) => {
    const stream = createWriteStream(file, { flags: 'wx', mode: FOR_THE_OWNER })
    stream.once('open', () => resolve(stream)).once('error', reject)
  })

const exportTarget = ({ target, format, file }: Asked, context: CommandContext): Promise<ExitCode> =>
  inStaffLedger(context, { command: `export ${target}` }, async ({ readRegistrations }) => {
    const output = file === '' ? context.output : await openFile(file).catch((): null => null)
    if (output === null) {
      context.say(`Không tạo được tệp ${file}: tệp đã có sẵn, hoặc thư mục không ghi được.`)
      return EXIT.failed
    }
    try {
      await WRITERS[format](exportTable(readRegistrations, target), output)
      if (file !== '') await finished(output.end())
      return EXIT.done
    } catch (error) {
      if (isReaderGone(error)) return EXIT.done
      context.say(context.explainLedgerError(error))
      return EXIT.failed
    }
  })

export const exportCommand: Command = {
  usage: 'export orders|members [--to TỆP] [--format csv|xlsx]',
  summary: 'ghi các đăng ký ra CSV hoặc Excel, cũ nhất trước',
  details: [
    'orders: đơn mua hàng. members: đăng ký hội viên.',
    '--format csv (mặc định): UTF-8, mở được bằng mọi chương trình bảng tính.',
    '--format xlsx: tệp Excel, mọi ô là văn bản nên số điện thoại giữ nguyên số 0 ở đầu.',
    '--to TỆP: ghi ra tệp mới, chỉ mình bạn đọc được; tên .xlsx thì là tệp Excel.',
    'Ví dụ: npm run -s registrations -- export orders --to don-hang.xlsx',
  ],
  run: async (words, context) => {
    const asked = readAsked(words)
    if (O.isNone(asked)) return EXIT.misused
    if (asked.value.format === 'xlsx' && asked.value.file === '' && isTerminal(context.output)) {
      context.say('Tệp Excel không hiện được trên màn hình. Hãy ghi ra tệp, ví dụ thêm: --to don-hang.xlsx')
      return EXIT.failed
    }
    return exportTarget(asked.value, context)
  },
}
