import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import { type Command, EXIT } from './command'
import { foundText } from './found-text'
import { misused } from './misused'
import { readArguments } from './read-arguments'
import { explainNotFound, explainPhoneMisuse, readPhone } from './read-phone'
import { withStaffLedger } from './with-staff-ledger'

export const findCommand: Command = {
  usage: 'find --phone - [--json]',
  summary: 'hiện mọi đăng ký của một số điện thoại',
  details: [
    '--phone -: đọc số từ đầu vào chuẩn. Chỉ ghi --phone: chương trình hỏi số trên màn hình.',
    'Hiện cả bản ghi để riêng vì nghi là máy gửi.',
    '--json: dạng JSON, để giao cho người yêu cầu.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      phone: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    })
    if (E.isLeft(read)) return misused(context, explainPhoneMisuse(args, read.left))
    const { phone: written, json } = read.right.values
    const spellings = await readPhone(written, context)
    if (E.isLeft(spellings)) return misused(context, spellings.left)
    return withStaffLedger(
      context,
      { command: 'find', phone: spellings.right[0] },
      async ({ findByPhone }, count) => {
        const found = await pipe(spellings.right, TE.traverseSeqArray(findByPhone), TE.map(RA.flatten))()
        if (E.isLeft(found)) {
          context.say(found.left.reason)
          return EXIT.failed
        }
        const fault = found.right.length === 0 ? explainNotFound(spellings.right) : null
        if (fault !== null) return misused(context, fault)
        count(found.right.length)
        if (json) context.output.write(`${JSON.stringify(found.right, null, 2)}\n`)
        else if (found.right.length > 0) context.output.write(`${found.right.map(foundText).join('\n\n')}\n`)
        else context.say('Không có đăng ký nào của số này.')
        return EXIT.done
      },
    )
  },
}
