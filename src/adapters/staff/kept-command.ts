import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import { allContracts } from '../../domain/ledger/erase/contracts'
import type { RetainedContract } from '../../domain/ledger/erase/retained-contract'
import { run } from '../../domain/ledger/script'
import { KEPT_COMMAND } from '../../domain/ledger/staff/staff-use'
import { writeCsv } from '../workbook/write-csv'
import { type Command, EXIT, type ExitCode, failed, type LedgerAccess, misused } from './command'
import { CONTRACT_COLUMNS, contractText } from './contract-text'
import { explainFileError, explainNewFile, readCsvName, writeNewFile } from './new-file'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, PHONE_DETAIL, readPhone } from './read-phone'
import { withStaffLedger } from './with-staff-ledger'

const ONE_OF = 'Hãy ghi đúng một trong hai: --phone - (của một người) hoặc --to TỆP (tất cả).'
const NONE = 'Không giữ đơn nào theo luật của số này.'

const showOne = async (written: string, context: LedgerAccess): Promise<ExitCode> => {
  const spellings = await readPhone(written, context)
  if (E.isLeft(spellings)) return misused(context, spellings.left)
  const use = { command: KEPT_COMMAND, phone: spellings.right[0] }
  return withStaffLedger(context, use, async ({ read }, count) => {
    const retained = await pipe(
      spellings.right,
      TE.traverseSeqArray((phone) => read(() => run('contractsOf', { phone }))),
      TE.map(RA.flatten),
    )()
    if (E.isLeft(retained)) return failed(context, retained.left.reason)
    const fault = retained.right.length === 0 ? explainNotFound(spellings.right) : null
    if (fault !== null) return misused(context, fault)
    count(retained.right.length)
    if (retained.right.length === 0) context.say(NONE)
    else context.output.write(`${retained.right.map(contractText).join('\n\n')}\n`)
    return EXIT.done
  })
}

async function* table(contracts: ReadonlyArray<RetainedContract>) {
  yield CONTRACT_COLUMNS.map(({ heading }) => heading)
  for (const contract of contracts) yield CONTRACT_COLUMNS.map(({ cell }) => cell(contract))
}

const writeAll = (file: string, context: LedgerAccess): Promise<ExitCode> =>
  withStaffLedger(context, { command: 'kept all' }, async ({ read }, count) => {
    const retained = await read(allContracts)()
    if (E.isLeft(retained)) return failed(context, retained.left.reason)
    try {
      const written = await writeNewFile(file, (output) =>
        writeCsv(table(retained.right), output).then(() => true),
      )
      if (written === null) return failed(context, explainNewFile(file, context.user))
      count(retained.right.length)
      context.say(`Đã ghi ${retained.right.length} đơn được giữ theo luật vào ${file}.`)
      return EXIT.done
    } catch (error) {
      return failed(context, explainFileError(error, file) ?? context.explainLedgerError(error))
    }
  })

export const keptCommand: Command<LedgerAccess> = {
  usage: 'kept --phone - | --to TỆP',
  summary: 'cho xem dữ liệu hợp đồng được giữ theo luật sau khi xóa',
  details: [
    'Chỉ lệnh này cho xem: để trả lời cơ quan có thẩm quyền, hoặc chính người ấy.',
    PHONE_DETAIL,
    '--to TỆP: mọi đơn được giữ, vào một tệp CSV mới, chỉ mình bạn đọc được.',
    'Đơn được giữ khi người đặt bị xóa lúc đơn ở trạng thái Đã xác nhận, Đã gửi hoặc Xong, và site.json đặt retention.contract là số năm.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, { phone: { type: 'string' }, to: { type: 'string' } })
    if (E.isLeft(read)) return misused(context, explainPhoneMisuse(args, read.left))
    const { phone, to } = read.right.values
    if ((phone === undefined) === (to === undefined)) return misused(context, ONE_OF)
    if (phone !== undefined) return showOne(phone, context)
    if (to === undefined || to === '') return misused(context, ONE_OF)
    const file = readCsvName(to)
    return E.isLeft(file) ? misused(context, file.left) : writeAll(file.right, context)
  },
}
