import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { withdrawOffers } from '../../domain/ledger/erase/withdraw-offers'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import { type Command, EXIT, failed, type LedgerAccess, misused } from './command'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, PHONE_DETAIL, readPhone } from './read-phone'
import { withStaffLedger } from './with-staff-ledger'

const NO_PURPOSE =
  'Hãy ghi --withdraw offers (thôi nhận ưu đãi). Muốn rút đồng ý xử lý đăng ký thì xóa đăng ký bằng lệnh erase.'
const NONE = 'Số này không có đồng ý nhận ưu đãi nào. Không có gì bị thay đổi.'

export const consentCommand: Command<LedgerAccess> = {
  usage: 'consent --withdraw offers --phone -',
  summary: 'rút sự đồng ý nhận ưu đãi của một số điện thoại',
  details: [
    '--withdraw offers: từ nay các đăng ký của số này không còn là sự đồng ý nhận ưu đãi. Đăng ký được giữ nguyên.',
    PHONE_DETAIL,
    'Lần đăng ký sau có đánh dấu vào ô nhận ưu đãi là một sự đồng ý mới.',
    'Tệp Excel đã xuất trước đó không đổi theo: hãy xuất lại.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      phone: { type: 'string', default: '' },
      withdraw: { type: 'string', default: '' },
    })
    if (E.isLeft(read)) return misused(context, explainPhoneMisuse(args, read.left))
    const { phone: written, withdraw } = read.right.values
    if (withdraw !== 'offers') return misused(context, NO_PURPOSE)
    const spellings = await readPhone(written, context)
    if (E.isLeft(spellings)) return misused(context, spellings.left)
    const fault = explainNotFound(spellings.right)
    if (fault !== null) return misused(context, fault)
    return withStaffLedger(
      context,
      { command: 'consent withdraw offers', phone: spellings.right[0] },
      async ({ change, record }, count) => {
        const withdrawn = await pipe(
          [...new Set([...spellings.right, ...spellings.right.map(nationalNumber)])],
          TE.traverseSeqArray((phone) => change((at) => withdrawOffers(phone, { at, record }))),
          TE.map((counts) => counts.reduce((sum, each) => sum + each, 0)),
        )()
        if (E.isLeft(withdrawn)) return failed(context, withdrawn.left.reason)
        count(withdrawn.right)
        context.say(
          withdrawn.right === 0
            ? NONE
            : `Đã rút sự đồng ý nhận ưu đãi ở ${withdrawn.right} đăng ký của số này.`,
        )
        return EXIT.done
      },
    )
  },
}
