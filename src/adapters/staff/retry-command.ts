import * as E from 'fp-ts/Either'
import { retryAll } from '../../domain/ledger/deliver/retry-all'
import { type Command, EXIT, type LedgerAccess, misused } from './command'
import { readArguments } from './read-arguments'
import { withStaffLedger } from './with-staff-ledger'

export const retryCommand: Command<LedgerAccess> = {
  usage: 'retry',
  summary: 'gửi lại những dòng bị từ chối và những trang tính đã dừng',
  details: [
    'Dùng sau khi đã sửa nguyên nhân: quyền của tài khoản, tên trang tính, nội dung trang tính.',
    'Máy chủ đang chạy sẽ gửi tiếp trong vài giây, không cần khởi động lại.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {})
    if (E.isLeft(read)) return misused(context, read.left)
    return withStaffLedger(context, { command: 'retry' }, async ({ change }) => {
      const released = await change(retryAll)()
      context.say(
        E.isLeft(released)
          ? released.left.reason
          : `Sẽ gửi lại ${released.right.batches} lô bị từ chối và ${released.right.targets} trang tính đã dừng.`,
      )
      return E.isLeft(released) ? EXIT.failed : EXIT.done
    })
  },
}
