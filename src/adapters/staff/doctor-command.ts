import { randomInt, randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { type MarkerFindings, tryMarkerRule } from '../google-sheets/try-marker-rule'
import type { GoogleSettings } from '../server/config'
import { createGoogleCalls } from '../server/wire-google-calls'
import { type Command, EXIT } from './command'
import { readWords } from './read-words'

const LOWEST_MARKER = 1_100_000_000
const HIGHEST_MARKER = 2_000_000_000

const NO_KEY = 'Hãy đặt GOOGLE_SERVICE_ACCOUNT_FILE: đường dẫn tới tệp khóa của tài khoản dịch vụ.'

const SENTENCES: Readonly<Record<keyof MarkerFindings, string>> = {
  usedMarkRefused: 'lần gửi thứ hai với cùng dấu bị từ chối',
  oneRow: 'chỉ một dòng nằm trong trang tính',
  ownMarkRead: 'đọc lại được dấu đã ghi',
  brokenCallLeftNoMark: 'lần gửi có lỗi không để lại gì',
}

const report = (findings: MarkerFindings): string =>
  [
    ...(['usedMarkRefused', 'oneRow', 'ownMarkRead', 'brokenCallLeftNoMark'] as const).map(
      (name) => `${findings[name] ? 'Đúng' : 'SAI '}: ${SENTENCES[name]}`,
    ),
    Object.values(findings).every((holds) => holds)
      ? 'Gửi đúng một lần dựa vào được trang tính này.'
      : 'Đừng bật việc gửi sang trang tính này: có thể mất dòng hoặc trùng dòng.',
  ].join('\n')

const examine = (google: GoogleSettings, spreadsheetId: string): TE.TaskEither<string, MarkerFindings> =>
  pipe(
    google.googleKeyFile === null
      ? TE.left(NO_KEY)
      : createGoogleCalls(google.googleKeyFile, { ...google, awaitTurn: TE.right(undefined) }),
    TE.chain((callSheets) =>
      pipe(
        tryMarkerRule(callSheets, {
          spreadsheetId,
          title: `kiem-tra-${randomUUID()}`,
          markerId: randomInt(LOWEST_MARKER, HIGHEST_MARKER),
        }),
        TE.mapLeft(({ reason }) => `Không thử được trên bảng tính này: ${reason}.`),
      ),
    ),
  )

/** `registrations doctor`: tries on a throwaway tab of a real spreadsheet what exactly-once delivery rests on. */
export const doctorCommand: Command = {
  usage: 'doctor --spreadsheet <mã>',
  summary: 'thử trên một bảng tính thật điều mà việc gửi đúng một lần dựa vào',
  details: [
    'Tạo một trang tạm trong bảng tính, thử, rồi xóa trang đó. Không đụng tới các trang khác.',
    'Cần GOOGLE_SERVICE_ACCOUNT_FILE và quyền sửa của tài khoản đó trên bảng tính.',
  ],
  run: async (words, { google, output, say }) => {
    const read = readWords(words, { spreadsheet: { type: 'string', default: '' } })
    if (O.isNone(read) || read.value.values.spreadsheet === '') return EXIT.misused
    const findings = await examine(google, read.value.values.spreadsheet)()
    if (E.isLeft(findings)) {
      say(findings.left)
      return EXIT.failed
    }
    output.write(`${report(findings.right)}\n`)
    return Object.values(findings.right).every((holds) => holds) ? EXIT.done : EXIT.failed
  },
}
