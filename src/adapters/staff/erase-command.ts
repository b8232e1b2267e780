import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import type { Erased } from '../../domain/registration/arrived-registration'
import { type Command, EXIT } from './command'
import { inStaffLedger } from './in-staff-ledger'
import { readPhone } from './read-phone'
import { readWords } from './read-words'
import { TARGET_NAMES } from './target-names'

const NOTHING = 'Không có đăng ký nào của số này. Không có gì bị thay đổi.'

const report = ({ registrations, trapped, toRemoveFrom }: Erased): string => {
  if (registrations + trapped === 0) return NOTHING
  const done = `Đã xóa hẳn ${registrations} đăng ký và ${trapped} bản ghi để riêng của số này.`
  const sheets = toRemoveFrom.map((target) => TARGET_NAMES[target]).join(', ')
  return sheets === ''
    ? done
    : `${done}\nCác dòng đã gửi sang trang tính (${sheets}) sẽ được xóa ở đó khi máy chủ chạy với tệp khóa Google; việc này được ghi lại, xem lệnh status.`
}

const explain = (failure: EraseFailure): string => {
  switch (failure.tag) {
    case 'trouble':
      return failure.reason
    case 'stillRead':
      return 'Đã xóa, nhưng một tiến trình khác đang đọc tệp nên dấu vết còn trong đó. Hãy chạy lại lệnh này; nếu vẫn vậy, hãy dừng máy chủ rồi chạy lại.'
  }
}

/** `registrations erase --phone`: everything that is kept of one person, for a request to be forgotten. */
export const eraseCommand: Command = {
  usage: 'erase --phone <số>',
  summary: 'xóa hẳn mọi đăng ký của một số điện thoại',
  details: [
    'Chạy được cả khi máy chủ đang chạy. Không lấy lại được.',
    'Bản sao lưu và các tệp đã xuất nằm ngoài chương trình: hãy tự xóa ở đó.',
  ],
  run: async (words, context) => {
    const read = readWords(words, { phone: { type: 'string' } })
    if (O.isNone(read)) return EXIT.misused
    const phone = readPhone(read.value.values.phone, context)
    if (O.isNone(phone)) return EXIT.misused
    return inStaffLedger(context, async ({ eraseByPhone }) => {
      const erased = await eraseByPhone(phone.value)()
      context.say(E.isLeft(erased) ? explain(erased.left) : report(erased.right))
      return E.isLeft(erased) ? EXIT.failed : EXIT.done
    })
  },
}
