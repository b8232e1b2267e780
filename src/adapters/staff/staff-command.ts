import * as E from 'fp-ts/Either'
import { INVITATION_MS } from '../../domain/access/session'
import { invitationAddress } from '../../domain/desk/desk-addresses'
import { run } from '../../domain/ledger/script'
import { inviteStaff, type ListedEmployee, removeStaff } from '../../domain/ledger/staff/access'
import { decodePersonName, LONGEST_NAME } from '../../domain/registration/person-name'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { MINUTE_MS } from '../../domain/time/epoch-ms'
import { type Command, type Configured, EXIT, type ExitCode, failed, misused } from './command'
import { subcommands } from './subcommands'
import { withStaffLedger } from './with-staff-ledger'

const NO_DESK = 'Trang của nhân viên đang tắt. Hãy đặt STAFF_PORT và STAFF_URL rồi khởi động lại máy chủ.'
const NONE = 'Chưa mời nhân viên nào.'

const invite = async (context: Configured, name: string): Promise<ExitCode> => {
  const { deskOrigin } = context
  if (deskOrigin === null) return failed(context, NO_DESK)
  return withStaffLedger(context, { command: `staff invite ${name}` }, async ({ change }) => {
    const invited = await change((at) => inviteStaff(name, at))()
    if (E.isLeft(invited)) return failed(context, invited.left.reason)
    context.say(
      `Hãy gửi địa chỉ này cho ${name}, và chỉ cho người đó: nó dùng được một lần, trong ${INVITATION_MS / MINUTE_MS} phút.`,
    )
    context.output.write(`${deskOrigin}${invitationAddress(invited.right)}\n`)
    return EXIT.done
  })
}

const line = ({ name, devices, seenAt }: ListedEmployee): string =>
  [name, `${devices} khóa`, seenAt === null ? 'chưa vào lần nào' : vietnamTimestamp(seenAt)].join('  ')

const byName = (one: ListedEmployee, other: ListedEmployee): number =>
  one.name.localeCompare(other.name, 'vi')

const list = (context: Configured): Promise<ExitCode> =>
  withStaffLedger(context, null, async ({ read }) => {
    const staff = await read(() => run('listedStaff', {}))()
    if (E.isLeft(staff)) return failed(context, staff.left.reason)
    if (staff.right.length === 0) context.say(NONE)
    else context.output.write(`${staff.right.toSorted(byName).map(line).join('\n')}\n`)
    return EXIT.done
  })

const remove = (context: Configured, name: string): Promise<ExitCode> =>
  withStaffLedger(context, { command: `staff remove ${name}` }, async ({ change }) => {
    const removed = await change(() => removeStaff(name))()
    if (E.isLeft(removed)) return failed(context, removed.left.reason)
    context.say(
      removed.right
        ? `${name} không còn vào được trang của nhân viên, trên mọi máy.`
        : `Không có nhân viên nào tên ${name}. Xem các tên bằng: staff list`,
    )
    return removed.right ? EXIT.done : EXIT.failed
  })

const withName =
  (what: string, change: (context: Configured, name: string) => Promise<ExitCode>) =>
  async (context: Configured, typed: string): Promise<ExitCode> => {
    const name = decodePersonName(typed)
    return E.isRight(name)
      ? change(context, name.right)
      : misused(context, `Sau ${what} phải là một tên, như "Trang", dài tối đa ${LONGEST_NAME} ký tự.`)
  }

export const staffCommand: Command<Configured> = {
  usage: 'staff invite TÊN | list | remove TÊN',
  summary: 'mời nhân viên vào trang xem và xử lý đăng ký, xem ai vào được, và cho thôi',
  details: [
    `invite TÊN: in ra một địa chỉ dùng được một lần, trong ${INVITATION_MS / MINUTE_MS} phút; ai mở nó thì tạo được khóa trên máy của mình. Tên đã có: thêm một máy nữa.`,
    'list: tên, số khóa đã tạo, lần vào gần nhất.',
    'remove TÊN: bỏ mọi khóa của người đó và đóng ngay các trang đang mở; lịch sử vẫn giữ tên.',
    'Sau khi khôi phục dữ liệu, phải mời lại tất cả.',
  ],
  run: subcommands({
    list,
    others: { invite: withName('invite', invite), remove: withName('remove', remove) },
    misuse: 'Hãy ghi invite TÊN, list hoặc remove TÊN sau staff.',
  }),
}
