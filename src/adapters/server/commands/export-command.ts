import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { createReadRegistrations } from '../ledger/create-read-registrations'
import { toLedgerFault } from '../ledger/ledger-fault'
import { explainLedgerFault } from '../messages/explain-ledger-fault'
import { type Command, type CommandContext, EXIT, type ExitCode } from './command'
import { exportTable } from './export-table'

const TARGETS = ['orders', 'members'] as const
type Target = (typeof TARGETS)[number]

const isTarget = (word: string | undefined): word is Target => TARGETS.some((target) => target === word)

/** Whoever reads may have read enough: `| head`. */
const isReaderGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))

const writeCsv = (target: Target, { dataDir, output }: CommandContext): Promise<void> =>
  pipeline(
    Readable.from(exportTable(createReadRegistrations(dataDir), target)),
    stringify({ bom: true, record_delimiter: 'windows' }),
    output,
    { end: false },
  )

const exportTarget = (target: Target, context: CommandContext): Promise<ExitCode> =>
  pipe(
    TE.tryCatch(
      () => writeCsv(target, context),
      (error) => error,
    ),
    TE.match(
      (error): ExitCode => {
        if (isReaderGone(error)) return EXIT.done
        context.say(explainLedgerFault(context.dataDir, toLedgerFault(error)))
        return EXIT.failed
      },
      () => EXIT.done,
    ),
  )()

/** `registrations export orders|members`: the kept registrations as CSV, oldest first. */
export const exportCommand: Command = {
  usage: 'export orders|members',
  summary: 'ghi các đăng ký ra CSV (UTF-8), cũ nhất trước',
  run: async ([target, ...more], context) =>
    isTarget(target) && more.length === 0 ? exportTarget(target, context) : EXIT.misused,
}
