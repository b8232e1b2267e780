import * as NEA from 'fp-ts/NonEmptyArray'
import type { AffectedPerson } from '../../domain/ledger/staff/affected-person'
import { type HistoryEntry, type HistorySpan, showsData } from '../../domain/ledger/staff/staff-use'
import { dataListIn } from '../../domain/registration/personal-data'
import { SENSITIVE } from '../../domain/site/shared-phrases'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'

/**
 * `until` is exclusive and unlimited if not given, because a clock that was ahead may have stored future times; `end` is what is
 * printed.
 */
export type AskedSpan = HistorySpan & { readonly end: number; readonly file: string }

/** `contracts` are of erased persons, whom the file does not name. */
export type CountedPersons = {
  readonly persons: ReadonlyMap<string, AffectedPerson>
  readonly registrations: number
  readonly contracts: number
}

const useLine = ({ at, who, command, rows }: HistoryEntry): string =>
  `  ${vietnamTimestamp(at)}  ${who}  ${command}  ${rows === null ? 'không rõ bao nhiêu' : `${rows} đăng ký`}`

/** One line for each employee and kind of use, with the number of persons, because staff open hundreds of registrations a day. */
const deskLine = (uses: NEA.NonEmptyArray<HistoryEntry>): string => {
  const { at, who, command } = NEA.head(uses)
  const persons = new Set(uses.map(({ phoneHash }) => phoneHash)).size
  const until = vietnamTimestamp(NEA.last(uses).at)
  return `  ${vietnamTimestamp(at)} đến ${until}  ${who}  ${command}  ${uses.length} lần, ${persons} người`
}

const isOfOneAtDesk = ({ command, phoneHash }: HistoryEntry): boolean =>
  command.startsWith('desk ') && phoneHash !== null

const linesOf = (uses: ReadonlyArray<HistoryEntry>): ReadonlyArray<string> => [
  ...uses.filter((use) => !isOfOneAtDesk(use)).map(useLine),
  ...Object.values(
    NEA.groupBy(({ who, command }: HistoryEntry) => JSON.stringify([who, command]))(
      uses.filter(isOfOneAtDesk),
    ),
  ).map(deskLine),
]

/** The figures for the notification of the authority, and which uses of personal data the history has. */
export const affectedText = (
  { since, until, end, file }: AskedSpan,
  { persons, registrations, contracts }: CountedPersons,
  uses: ReadonlyArray<HistoryEntry>,
): string => {
  const shown = uses.filter((use) => use.at < until && showsData(use))
  const erasures = uses.filter(({ command, rows }) => command === 'erase' && rows !== 0).length
  return [
    `Đã ghi ${persons.size} người vào ${file}. Để điền vào văn bản thông báo:`,
    `  Khoảng thời gian: ${vietnamTimestamp(since)} đến ${vietnamTimestamp(end)}`,
    `  Số người có dữ liệu ở đây: ${persons.size} (${registrations} đăng ký)`,
    `  Loại dữ liệu: ${dataListIn('report')}, ghi chú của nhân viên (dữ liệu nhạy cảm: hé lộ ${SENSITIVE})`,
    `  Lệnh xóa từ lúc đó đến nay: ${erasures}. Dữ liệu của những người ấy có thể đã ở đây vào lúc đó; ở đây không còn số điện thoại của họ.`,
    ...(contracts === 0
      ? []
      : [
          `  Còn ${contracts} đơn của người đã xóa, được giữ theo luật: dữ liệu của họ cũng có thể đã lộ. Hãy lấy danh sách bằng lệnh kept --to TỆP.`,
        ]),
    shown.length === 0
      ? 'Lịch sử không ghi lần xuất, xem hay chép nào trong khoảng thời gian ấy.'
      : `Lịch sử ghi các lần xuất, xem hay chép trong khoảng thời gian ấy:\n${linesOf(shown).join('\n')}`,
    'Lịch sử không biết tệp bị chép bằng cách khác: bản sao lưu, tệp đã xuất, trang tính, thiết bị mất.',
  ].join('\n')
}
