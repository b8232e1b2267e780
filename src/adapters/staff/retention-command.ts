import * as E from 'fp-ts/Either'
import type { RetentionPreview } from '../../domain/ledger/retain/retention'
import { confirmClock } from '../../domain/ledger/retain/retention-clock'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { type Command, type Configured, EXIT, type ExitCode, failed, misused } from './command'
import { previewRetention } from './preview-retention'
import { readArguments } from './read-arguments'
import { withStaffLedger } from './with-staff-ledger'

const NO_DAYS =
  'site.json không đặt thời hạn lưu (consent.retentionDays là null): không đăng ký nào bị xóa theo hạn.'

const clockLine = ({ isClockTrusted, seenAt, at }: RetentionPreview): string =>
  isClockTrusted
    ? `Đồng hồ: ${vietnamTimestamp(at)}, khớp với lần ghi nhận trước.`
    : `Đồng hồ: ${vietnamTimestamp(at)}, lệch hơn một ngày so với lần ghi nhận trước (${vietnamTimestamp(seenAt)}). Máy chủ tạm không xóa gì. Nếu giờ này đúng, hãy chạy: retention --confirm-clock`

const previewText = (preview: RetentionPreview, days: number): string =>
  [
    `Thời hạn lưu: ${days} ngày.`,
    `Đã quá hạn: ${preview.rows} đăng ký của ${preview.persons} người${preview.oldestAt === null ? '' : `, cũ nhất từ ${vietnamTimestamp(preview.oldestAt)}`}.`,
    `Hôm nay xóa nhiều nhất: ${Math.min(preview.erasableToday, preview.rows)} đăng ký.`,
    `Quá hạn nhưng còn chờ gửi, chưa xóa: ${preview.waiting} người.`,
    clockLine(preview),
    'Chưa có gì bị xóa.',
  ].join('\n')

const showPreview = async (context: Configured): Promise<ExitCode> => {
  const retention = await context.readRetention()
  if (E.isLeft(retention) || retention.right.days === null) {
    context.say(E.isLeft(retention) ? retention.left : NO_DAYS)
    return E.isLeft(retention) ? EXIT.failed : EXIT.done
  }
  const rule = { days: retention.right.days, isDelivering: context.isDelivering }
  return withStaffLedger(context, null, async ({ read }) => {
    const preview = await previewRetention(read, rule)()
    if (E.isLeft(preview)) return failed(context, preview.left.reason)
    context.output.write(`${previewText(preview.right, rule.days)}\n`)
    return EXIT.done
  })
}

const confirm = (context: Configured): Promise<ExitCode> =>
  withStaffLedger(context, { command: 'retention --confirm-clock' }, async ({ change }) => {
    const confirmed = await change(confirmClock)()
    context.say(
      E.isLeft(confirmed)
        ? confirmed.left.reason
        : `Đã xác nhận giờ ${vietnamTimestamp(confirmed.right)} là đúng. Máy chủ sẽ xóa tiếp theo hạn trong vòng một giờ.`,
    )
    return E.isLeft(confirmed) ? EXIT.failed : EXIT.done
  })

export const retentionCommand: Command<Configured> = {
  usage: 'retention --dry-run | --confirm-clock',
  summary: 'cho biết những gì sẽ bị xóa vì quá hạn lưu',
  details: [
    '--dry-run: chỉ đếm, không xóa. Thời hạn lấy từ consent.retentionDays trong site.json.',
    '--confirm-clock: xác nhận giờ của máy đang đúng, sau khi máy chủ báo đồng hồ lệch hơn một ngày.',
    'Mỗi ngày máy chủ xóa nhiều nhất một phần mười số đăng ký. Khi việc gửi đang bật, người còn dòng chờ gửi chưa bị xóa.',
  ],
  run: async (args, context) => {
    const read = readArguments(args, {
      'dry-run': { type: 'boolean', default: false },
      'confirm-clock': { type: 'boolean', default: false },
    })
    if (E.isLeft(read)) return misused(context, read.left)
    const { 'dry-run': isDryRun, 'confirm-clock': isConfirming } = read.right.values
    if (isDryRun === isConfirming)
      return misused(context, 'Hãy ghi đúng một trong hai: --dry-run hoặc --confirm-clock.')
    return isDryRun ? showPreview(context) : confirm(context)
  },
}
