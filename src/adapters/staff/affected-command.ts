import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { allContracts } from '../../domain/ledger/erase/contracts'
import { run } from '../../domain/ledger/script'
import {
  type AffectedPerson,
  addRegistration,
  type DatedRegistration,
} from '../../domain/ledger/staff/affected-person'
import { readHistory } from '../../domain/ledger/staff/history'
import type { HistoryEntry, HistorySpan } from '../../domain/ledger/staff/staff-use'
import type { FoundRegistration } from '../../domain/registration/arrived-registration'
import { TARGETS } from '../../domain/registration/registration'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { StaffLedger } from '../../ports/staff-ledger'
import { orThrowUnreadable, readPaged, UnreadableLedgerError } from '../workbook/read-paged'
import { readRegistrations } from '../workbook/read-registrations'
import { writeCsv } from '../workbook/write-csv'
import { type AskedSpan, affectedText, type CountedPersons } from './affected-text'
import { type Command, EXIT, type ExitCode, failed, type LedgerAccess, misused } from './command'
import { explainFileError, explainNewFile, readCsvName, writeNewFile } from './new-file'
import { readArguments } from './read-arguments'
import { readSpan } from './read-span'
import { withStaffLedger } from './with-staff-ledger'

const readAsked = (args: ReadonlyArray<string>, now: number): E.Either<string, AskedSpan> =>
  pipe(
    readArguments(args, { since: { type: 'string' }, until: { type: 'string' }, to: { type: 'string' } }),
    E.chain(({ values: { since = '', until, to = '' } }) =>
      sequenceS(E.Apply)({
        span: readSpan({ since, until }, now),
        file: readCsvName(to),
        isOpen: E.right(until === undefined),
      }),
    ),
    E.map(({ span, file, isOpen }) => ({
      since: span.since,
      until: isOpen ? Number.MAX_SAFE_INTEGER : span.until,
      end: span.until,
      file,
    })),
  )

const USE = 'affected'

/** Includes quarantined registrations, because they hold personal data too. */
const countHeld = async (ledger: StaffLedger, until: number): Promise<CountedPersons> => {
  const persons = new Map<string, AffectedPerson>()
  let registrations = 0
  const add = (held: DatedRegistration): void => {
    if (held.at >= until) return
    addRegistration(persons, held)
    registrations += 1
  }
  for (const target of TARGETS) for await (const kept of readRegistrations(ledger.read, target)) add(kept)
  for await (const quarantined of readPaged<FoundRegistration>((last) =>
    ledger.read(() => run('quarantinePage', { after: last?.id ?? 0 })),
  ))
    add(quarantined)
  const contracts = orThrowUnreadable(await ledger.read(allContracts)()).filter(({ at }) => at < until)
  return { persons, registrations, contracts: contracts.length }
}

const readUses = async ({ read }: StaffLedger, span: HistorySpan): Promise<ReadonlyArray<HistoryEntry>> => {
  const uses: Array<HistoryEntry> = []
  for await (const use of readPaged<HistoryEntry>((last) => read(() => readHistory(span, last))))
    uses.push(use)
  return uses
}

async function* table(persons: Iterable<AffectedPerson>) {
  yield ['Số điện thoại', 'Họ và tên', 'Đơn mua hàng', 'Đăng ký hội viên', 'Lần đầu', 'Lần cuối']
  for (const { phone, names, orders, members, first, last } of persons)
    yield [
      phone,
      names.join(' / '),
      String(orders),
      String(members),
      vietnamTimestamp(first),
      vietnamTimestamp(last),
    ]
}

const listAffected = (asked: AskedSpan, context: LedgerAccess): Promise<ExitCode> =>
  withStaffLedger(context, { command: USE }, async (ledger, count) => {
    const { file, since, until } = asked
    try {
      const found = await writeNewFile(file, async (output) => {
        const counted = await countHeld(ledger, until)
        const uses = await readUses(ledger, { since, until: Number.MAX_SAFE_INTEGER })
        await writeCsv(table(counted.persons.values()), output)
        return { counted, uses }
      })
      if (found === null) return failed(context, explainNewFile(file, context.user))
      const { counted, uses } = found
      count(counted.registrations)
      const own = uses.findLast(({ command }) => command === USE)
      context.say(
        affectedText(
          asked,
          counted,
          uses.filter((use) => use !== own),
        ),
      )
      return EXIT.done
    } catch (error) {
      return failed(
        context,
        error instanceof UnreadableLedgerError
          ? error.message
          : (explainFileError(error, file) ?? context.explainLedgerError(error)),
      )
    }
  })

export const affectedCommand: Command<LedgerAccess> = {
  usage: 'affected --since NGÀY [--until NGÀY] --to TỆP',
  summary: 'liệt kê những người có dữ liệu ở đây, khi dữ liệu có thể đã lộ',
  details: [
    '--since, --until: khoảng thời gian dữ liệu có thể đã lộ; viết như ở lệnh export. Không có --until: đến bây giờ.',
    'Mỗi dòng của tệp là một người có đăng ký được nhận trước lúc cuối: số điện thoại, họ tên, số đăng ký, lần đầu, lần cuối.',
    'Kể cả đăng ký để riêng vì nghi là máy gửi. --to TỆP: tệp CSV mới, chỉ mình bạn đọc được.',
    'Màn hình cho biết các số cần điền vào văn bản thông báo, và lịch sử đã ghi những lần xuất, xem hay chép nào.',
  ],
  run: async (args, context) => {
    const asked = readAsked(args, context.now())
    return E.isLeft(asked) ? misused(context, asked.left) : listAffected(asked.right, context)
  },
}
