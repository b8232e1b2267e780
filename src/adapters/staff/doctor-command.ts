import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { MarkerFindings } from '../../ports/try-markers'
import { type Command, EXIT } from './command'
import { readArguments } from './read-arguments'

const SENTENCES: Readonly<Record<keyof MarkerFindings, string>> = {
  usedMarkRefused: 'lần gửi thứ hai với cùng dấu bị từ chối',
  oneRow: 'chỉ một dòng nằm trong trang tính',
  ownMarkRead: 'đọc lại được dấu đã ghi',
  brokenCallLeftNoMark: 'lần gửi có lỗi không để lại gì',
  columnMarkMoves: 'dấu trên cột đi theo cột khi chèn thêm cột',
  deletedRowCopied: 'hàng bị xóa được chép lại trong cùng một lần gửi',
}

const FINDINGS = [
  'usedMarkRefused',
  'oneRow',
  'ownMarkRead',
  'brokenCallLeftNoMark',
  'columnMarkMoves',
  'deletedRowCopied',
] as const satisfies ReadonlyArray<keyof MarkerFindings>

const report = (findings: MarkerFindings): string =>
  [
    ...FINDINGS.map((name) => `${findings[name] ? 'Đúng' : 'SAI '}: ${SENTENCES[name]}`),
    Object.values(findings).every((holds) => holds)
      ? 'Bảng tính này dùng được: mỗi dòng sẽ được gửi đúng một lần.'
      : 'Đừng bật việc gửi sang bảng tính này: có thể mất dòng hoặc trùng dòng.',
  ].join('\n')

export const doctorCommand: Command = {
  usage: 'doctor --spreadsheet <mã>',
  summary: 'kiểm tra trên bảng tính thật xem có bảo đảm được việc gửi đúng một lần không',
  details: [
    'Tạo một trang tạm trong bảng tính, thử, rồi xóa trang đó. Không đụng tới các trang khác.',
    'Cần GOOGLE_SERVICE_ACCOUNT_FILE và quyền sửa của tài khoản đó trên bảng tính.',
  ],
  run: async (args, { tryMarkers, output, say }) => {
    const read = readArguments(args, { spreadsheet: { type: 'string', default: '' } })
    if (O.isNone(read) || read.value.values.spreadsheet === '') return EXIT.misused
    const findings = await tryMarkers(read.value.values.spreadsheet)()
    if (E.isLeft(findings)) {
      say(findings.left)
      return EXIT.failed
    }
    output.write(`${report(findings.right)}\n`)
    return Object.values(findings.right).every((holds) => holds) ? EXIT.done : EXIT.failed
  },
}
