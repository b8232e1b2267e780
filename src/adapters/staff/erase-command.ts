import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { ErasureResult } from '../../domain/ledger/erase/erase-person'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import { run } from '../../domain/ledger/script'
import { withSteps } from '../../domain/ledger/staff/with-steps'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import { TARGET_NAMES } from '../../domain/registration/target-names'
import type { ContractRule } from '../../domain/site/contract-rule'
import { afterConfirmation, contractsKept } from '../../domain/site/legal-phrases'
import type { StaffLedger } from '../../ports/staff-ledger'
import { type Command, type CommandContext, EXIT, failed, misused } from './command'
import { contractText, daysOf } from './contract-text'
import { foundText } from './found-text'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, readPhone } from './read-phone'
import { withStaffLedger } from './with-staff-ledger'

const NOTHING =
  'Không có đăng ký nào của số này. Không có gì bị thay đổi. Nếu nhân viên đã tự ghi hoặc sửa số này trong trang tính, hãy tìm và xóa dòng đó bằng tay.'

const isNothing = ({
  registrations,
  quarantined,
  toRemoveFrom,
  contracts,
  released,
}: ErasureResult): boolean =>
  registrations + quarantined + toRemoveFrom.length + contracts.length + released === 0

const ruleText = (rule: ContractRule): string => (rule === 'none' ? rule : afterConfirmation(rule))

const keptText = (contracts: ErasureResult['contracts'], rule: ContractRule): string =>
  [
    `Giữ lại theo luật dữ liệu hợp đồng của ${contracts.length} đơn đã xác nhận (retention.contract: ${ruleText(rule)}), tách khỏi mọi nơi khác; hết hạn thì máy chủ tự xóa. Chỉ lệnh kept cho xem:`,
    ...contracts.map((contract) => {
      const { confirmed, lastDay } = daysOf(contract)
      return `  đơn ${contract.reference}, xác nhận ngày ${confirmed}, giữ đến hết ngày ${lastDay}`
    }),
    'Câu trả lời cho người yêu cầu:',
    `  “${contractsKept(contracts.map(daysOf))}”`,
  ].join('\n')

const report = (erased: ErasureResult, rule: ContractRule): string => {
  const { contracts, released } = erased
  if (isNothing(erased)) return NOTHING
  return [
    rowsText(erased),
    ...(released === 0
      ? []
      : [
          `Đã xóa cả dữ liệu hợp đồng của ${released} đơn từng được giữ theo luật, vì retention.contract nay là none.`,
        ]),
    ...(contracts.length === 0 ? [] : [keptText(contracts, rule)]),
  ].join('\n')
}

const rowsText = ({ registrations, quarantined, toRemoveFrom }: ErasureResult): string => {
  const done =
    registrations + quarantined === 0
      ? 'Ở đây không có đăng ký nào của số này.'
      : `Đã xóa hẳn ${registrations} đăng ký và ${quarantined} bản ghi để riêng của số này.`
  const sheets = toRemoveFrom.map((target) => TARGET_NAMES[target]).join(', ')
  return sheets === ''
    ? done
    : `${done}\nCác dòng đã gửi sang trang tính (${sheets}) sẽ được máy chủ xóa ở đó khi chạy với tệp khóa Google; lệnh status cho biết đã xong chưa.`
}

const explain = (failure: EraseFailure): string => {
  switch (failure.tag) {
    case 'failed':
      return failure.reason
    case 'stillRead':
      return 'Đã xóa, nhưng một chương trình khác đang đọc tệp nên trong tệp vẫn còn dấu vết. Hãy chạy lại lệnh này; nếu vẫn vậy, hãy dừng máy chủ rồi chạy lại.'
  }
}

/**
 * Erases the typed and the national spelling even if nothing is found: an earlier attempt may have left bytes in the file,
 * and a sheet may have rows that a restored ledger has lost.
 */
const eraseAll = (
  { read, eraseByPhone }: StaffLedger,
  spellings: ReadonlyArray<string>,
  rule: ContractRule,
): TE.TaskEither<EraseFailure, ErasureResult> =>
  pipe(
    spellings,
    TE.traverseSeqArray((phone) =>
      pipe(
        read(() => run('foundByPhone', { phone })),
        TE.bindTo('found'),
        TE.bind('contracts', () => read(() => run('contractsOf', { phone }))),
        TE.map(({ found, contracts }) => (found.length + contracts.length > 0 ? [phone] : [])),
      ),
    ),
    TE.chainW((kept) =>
      pipe(
        [
          ...new Set([
            ...spellings.slice(0, 1),
            ...spellings.slice(0, 1).map(nationalNumber),
            ...kept.flat(),
          ]),
        ],
        TE.traverseSeqArray((phone) => eraseByPhone(phone, rule)),
      ),
    ),
    TE.map((erased) => ({
      registrations: erased.reduce((sum, { registrations }) => sum + registrations, 0),
      quarantined: erased.reduce((sum, { quarantined }) => sum + quarantined, 0),
      toRemoveFrom: [...new Set(erased.flatMap(({ toRemoveFrom }) => toRemoveFrom))],
      contracts: erased.flatMap(({ contracts }) => contracts),
      released: erased.reduce((sum, { released }) => sum + released, 0),
    })),
  )

const ASK =
  'Các đăng ký trên sẽ bị xóa hẳn, không lấy lại được. Gõ "xoa" rồi nhấn Enter để xóa; chỉ nhấn Enter để thôi: '
const NOT_REACHED =
  'Các bản sao tạo trước khi nâng cấp hoặc khôi phục có thể vẫn còn thông tin của người này. Hãy xóa:'
const MOVED =
  'Tệp cũ đã chép sang PostgreSQL vẫn còn thông tin của người này, và lệnh này không xóa được trong đó. Hãy xóa tệp ấy cùng các tệp -wal và -shm bên cạnh, khi không cần quay lại tệp nữa:'
const LEFT = 'Chưa xóa gì.'

const sayNotReached = (sentence: string, paths: ReadonlyArray<string>, { say }: CommandContext): void => {
  if (paths.length > 0) say([sentence, ...paths.map((path) => `  ${path}`)].join('\n'))
}

const isAgreed = (typed: string): boolean =>
  ['xoa', 'xóa', 'xoá'].includes(typed.trim().toLowerCase().normalize())

/** What the law asked to keep is shown too, if it is to be erased now. */
const confirm = (
  { read }: StaffLedger,
  spellings: ReadonlyArray<string>,
  rule: ContractRule,
  { input, say }: CommandContext,
): TE.TaskEither<EraseFailure, boolean> =>
  input.isTerminal
    ? pipe(
        spellings,
        TE.traverseSeqArray((phone) =>
          pipe(
            read(() => withSteps(run('foundByPhone', { phone }))),
            TE.map(RA.map(foundText)),
            TE.bindTo('found'),
            TE.bind('released', () =>
              rule === 'none' ? read(() => run('contractsOf', { phone })) : TE.right([]),
            ),
            TE.map(({ found, released }) => [...found, ...released.map(contractText)]),
          ),
        ),
        TE.map(RA.flatten),
        TE.chainTaskK((found) => async () => {
          if (found.length === 0) return true
          say(found.join('\n\n'))
          return isAgreed(await input.readLine(ASK))
        }),
      )
    : TE.right(true)

export const eraseCommand: Command = {
  usage: 'erase --phone -',
  summary: 'xóa hẳn mọi đăng ký của một số điện thoại',
  details: [
    '--phone -: đọc số từ đầu vào chuẩn. Chỉ ghi --phone: chương trình hỏi số trên màn hình.',
    'Khi gõ trên màn hình: hiện những gì tìm thấy và hỏi lại trước khi xóa. Khi số đến từ chương trình khác: xóa ngay.',
    'Dùng được cả khi máy chủ đang chạy. Đã xóa thì không lấy lại được.',
    'Nếu site.json đặt retention.contract, dữ liệu hợp đồng của đơn đã xác nhận được giữ riêng đến hết hạn; lệnh cho biết và ghi sẵn câu trả lời.',
    'Lệnh này không với tới bản sao lưu và các tệp đã xuất: hãy tự xóa ở đó.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, { phone: { type: 'string', default: '' } })
    if (E.isLeft(read)) return misused(context, explainPhoneMisuse(args, read.left))
    const spellings = await readPhone(read.right.values.phone, context)
    if (E.isLeft(spellings)) return misused(context, spellings.left)
    const retention = await context.readRetention()
    if (E.isLeft(retention)) return failed(context, retention.left)
    const rule = retention.right.contract
    return withStaffLedger(
      context,
      { command: 'erase', phone: spellings.right[0] },
      async (ledger, count) => {
        const erased = await pipe(
          confirm(ledger, spellings.right, rule, context),
          TE.chain((isConfirmed) =>
            isConfirmed ? pipe(eraseAll(ledger, spellings.right, rule), TE.map(O.some)) : TE.right(O.none),
          ),
        )()
        const fault =
          E.isRight(erased) && O.exists(isNothing)(erased.right) ? explainNotFound(spellings.right) : null
        if (fault !== null) return misused(context, fault)
        if (E.isLeft(erased)) context.say(explain(erased.left))
        else
          context.say(
            pipe(
              erased.right,
              O.match(
                () => LEFT,
                (done) => report(done, rule),
              ),
            ),
          )
        if (E.isLeft(erased) || O.isNone(erased.right)) return EXIT.failed
        count(erased.right.value.registrations + erased.right.value.quarantined)
        sayNotReached(NOT_REACHED, context.formerFiles(), context)
        sayNotReached(MOVED, context.movedFiles(), context)
        return EXIT.done
      },
    )
  },
}
