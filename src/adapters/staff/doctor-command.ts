import * as E from 'fp-ts/Either'
import type { ServiceFindings } from '../../ports/target-sheets'
import { type Command, type Configured, EXIT, failed, misused, type Terminal } from './command'
import { readArguments } from './read-arguments'

/** In the order in which they are printed. */
const SENTENCES: Readonly<Record<keyof ServiceFindings, string>> = {
  refusesUsedMarker: 'lần gửi thứ hai với cùng dấu bị từ chối',
  addsOneRow: 'chỉ một dòng nằm trong trang tính',
  readsOwnMarker: 'đọc lại được dấu đã ghi',
  leavesNothingOfBrokenCall: 'lần gửi có lỗi không để lại gì',
  movesColumnMark: 'dấu trên cột đi theo cột khi chèn thêm cột',
  refusesMovedColumn: 'lần gửi bị từ chối khi cột vừa bị dời',
  copiesDeletedRow: 'dòng bị xóa được chép lại trong cùng một lần gửi',
}

const FINDINGS = Object.keys(SENTENCES) as ReadonlyArray<keyof ServiceFindings>

const report = (findings: ServiceFindings): string =>
  [
    ...FINDINGS.map((name) => `${findings[name] ? 'Đúng' : 'SAI '}: ${SENTENCES[name]}`),
    Object.values(findings).every((holds) => holds)
      ? 'Bảng tính này dùng được: mỗi dòng sẽ được gửi đúng một lần.'
      : 'Đừng bật việc gửi sang bảng tính này: có thể mất dòng hoặc trùng dòng.',
  ].join('\n')

export const doctorCommand: Command<Terminal & Pick<Configured, 'tryService'>> = {
  usage: 'doctor --spreadsheet MÃ',
  summary: 'kiểm tra trên bảng tính thật xem có bảo đảm được việc gửi đúng một lần không',
  details: [
    'Tạo một trang tính tạm trong bảng tính, thử, rồi xóa trang tính đó. Không đụng tới các trang tính khác.',
    'Cần GOOGLE_SERVICE_ACCOUNT_FILE và quyền sửa của tài khoản đó trên bảng tính.',
  ],
  run: async (args, context) => {
    const { tryService, output, say } = context
    const read = readArguments(args, { spreadsheet: { type: 'string', default: '' } })
    if (E.isLeft(read)) return misused(context, read.left)
    const { spreadsheet } = read.right.values
    if (spreadsheet === '') return misused(context, 'Thiếu mã bảng tính: --spreadsheet MÃ.')
    const findings = await tryService(spreadsheet)()
    if (E.isLeft(findings)) return failed({ say }, findings.left)
    output.write(`${report(findings.right)}\n`)
    return Object.values(findings.right).every((holds) => holds) ? EXIT.done : EXIT.failed
  },
}
