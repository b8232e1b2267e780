import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import { type ErasureResult, sumErasures } from '../../domain/ledger/erase/erase-person'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import { run } from '../../domain/ledger/script'
import { withSteps } from '../../domain/ledger/staff/with-steps'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import type { ContractRule } from '../../domain/site/contract-rule'
import type { StaffLedger } from '../../ports/staff-ledger'
import { type Command, type Configured, EXIT, failed, misused } from './command'
import { contractText } from './contract-text'
import { erasedText, isNothing } from './erased-text'
import { foundText } from './found-text'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, PHONE_DETAIL, readPhone } from './read-phone'
import { withStaffLedger } from './with-staff-ledger'

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
    TE.map(sumErasures),
  )

const ASK =
  'Các đăng ký trên sẽ bị xóa hẳn, không lấy lại được. Gõ "xoa" rồi nhấn Enter để xóa; chỉ nhấn Enter để thôi: '
const NOT_REACHED =
  'Các bản sao tạo trước khi nâng cấp hoặc khôi phục có thể vẫn còn thông tin của người này. Hãy xóa:'
const MOVED =
  'Tệp cũ đã chép sang PostgreSQL vẫn còn thông tin của người này, và lệnh này không xóa được trong đó. Hãy xóa tệp ấy cùng các tệp -wal và -shm bên cạnh, khi không cần quay lại tệp nữa:'
const LEFT = 'Chưa xóa gì.'

const sayNotReached = (sentence: string, paths: ReadonlyArray<string>, { say }: Configured): void => {
  if (paths.length > 0) say([sentence, ...paths.map((path) => `  ${path}`)].join('\n'))
}

const isAgreed = (typed: string): boolean =>
  ['xoa', 'xóa', 'xoá'].includes(typed.trim().toLowerCase().normalize())

/** Asks for confirmation; also shows what is kept by law, if it is to be erased now. */
const confirm = (
  { read }: StaffLedger,
  spellings: ReadonlyArray<string>,
  rule: ContractRule,
  { input, say }: Configured,
): TE.TaskEither<EraseFailure, boolean> =>
  input.isTerminal
    ? pipe(
        spellings,
        TE.traverseSeqArray((phone) =>
          pipe(
            read(() => withSteps(run('foundByPhone', { phone }))),
            TE.map(RA.map(foundText)),
            TE.bindTo('found'),
            TE.bind('contracts', () =>
              rule === 'none' ? read(() => run('contractsOf', { phone })) : TE.right([]),
            ),
            TE.map(({ found, contracts }) => [...found, ...contracts.map(contractText)]),
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

export const eraseCommand: Command<Configured> = {
  usage: 'erase --phone -',
  summary: 'xóa hẳn mọi đăng ký của một số điện thoại',
  details: [
    PHONE_DETAIL,
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
          TE.chain((isConfirmed) => (isConfirmed ? eraseAll(ledger, spellings.right, rule) : TE.right(null))),
        )()
        if (E.isLeft(erased)) return failed(context, explain(erased.left))
        if (erased.right === null) return failed(context, LEFT)
        const fault = isNothing(erased.right) ? explainNotFound(spellings.right) : null
        if (fault !== null) return misused(context, fault)
        context.say(erasedText(erased.right, rule))
        count(erased.right.registrations + erased.right.quarantined)
        sayNotReached(NOT_REACHED, context.formerFiles(), context)
        sayNotReached(MOVED, context.movedFiles(), context)
        return EXIT.done
      },
    )
  },
}
