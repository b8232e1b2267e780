import { DESK_PATHS, REGISTRATION_PATHS } from '../../domain/desk/desk-addresses'
import type { NoticeContent, Registered } from '../../domain/notice/notice'
import { TARGETS, type Target } from '../../domain/registration/registration'
import { EXPORT_NAMES, TARGET_NAMES } from '../../domain/registration/target-names'
import { capital } from '../../domain/text/capital'
import { vietnamMinute } from '../../domain/text/vietnam-timestamp'
import type { EpochMs } from '../../domain/time/epoch-ms'

export type NoticeText = { readonly subject: string; readonly body: string }

export type Told = {
  readonly at: EpochMs
  readonly isDelivering: boolean
  /** How staff type the command `registrations`. */
  readonly registrationsCommand: string
  /** The address of the staff's desk; null if there is none. */
  readonly desk: string | null
}

const timeText = (at: EpochMs): string => {
  const [date = '', time = ''] = vietnamMinute(at).split(' ')
  return `${time} ngày ${date}`
}

/** The command that exports to a file. The shell writes the file, because the program’s account may not be allowed to. */
const exportOf = (target: Target): string => `export ${target} --format xlsx > ${EXPORT_NAMES[target]}.xlsx`

const counts = (content: Registered) =>
  TARGETS.flatMap((target) => {
    const counted = content[target]
    return counted === null ? [] : [{ target, ...counted }]
  })

/** Addresses of the desk: of each new registration, or of the call list if there are more than the notice names. */
export const deskLinks = (content: Registered, desk: string): ReadonlyArray<string> => {
  const { references = [] } = content
  const total = counts(content).reduce((sum, { count }) => sum + count, 0)
  return [
    ...references.map((reference) => `${desk}${REGISTRATION_PATHS.registration}/${reference}`),
    ...(references.length < total ? [`${desk}${DESK_PATHS.calls}`] : []),
  ]
}

const registeredText = (
  content: Registered,
  { at, isDelivering, registrationsCommand, desk }: Told,
): NoticeText => {
  const found = counts(content)
  const total = found.reduce((sum, { count }) => sum + count, 0)
  const [only] = found
  const subject =
    found.length === 1 && only !== undefined
      ? `${only.count} ${TARGET_NAMES[only.target]} mới${only.count === 1 ? `, mã ${only.first}` : ''}`
      : `${total} đăng ký mới`
  const lines = found.map(({ target, count, first, last }) =>
    count === 1
      ? `- 1 ${TARGET_NAMES[target]}, mã ${first}`
      : `- ${count} ${TARGET_NAMES[target]}, mã từ ${first} đến ${last}`,
  )
  const where =
    isDelivering && desk === null
      ? ['Hãy mở trang tính và gọi lại cho khách. Nếu chưa thấy dòng mới, chờ khoảng một phút.']
      : desk !== null
        ? ['Hãy mở để gọi lại cho khách:', ...deskLinks(content, desk)]
        : [
            'Hãy gọi lại cho khách. Lấy danh sách bằng lệnh:',
            ...found.map(({ target }) => `  ${registrationsCommand} ${exportOf(target)}`),
          ]
  return { subject, body: [`Nhận từ ${timeText(at)}:`, ...lines, '', ...where].join('\n') }
}

const haltedText = (target: Target, since: EpochMs, registrationsCommand: string): NoticeText => ({
  subject: `Đã dừng gửi ${TARGET_NAMES[target]} sang trang tính`,
  body: [
    `Việc gửi ${TARGET_NAMES[target]} sang trang tính đã dừng từ ${timeText(since)}.`,
    'Trang web vẫn nhận đăng ký, không đăng ký nào bị mất.',
    '',
    'Việc cần làm:',
    `1. Xem lý do: ${registrationsCommand} status`,
    '2. Làm theo hướng dẫn hiện bên cạnh lý do.',
    `3. Gửi tiếp: ${registrationsCommand} retry`,
  ].join('\n'),
})

const stalledText = (target: Target, since: EpochMs, registrationsCommand: string): NoticeText => ({
  subject: `Hơn một giờ chưa gửi được ${TARGET_NAMES[target]} sang trang tính`,
  body: [
    `${capital(TARGET_NAMES[target])} cũ nhất chưa gửi được nhận lúc ${timeText(since)}.`,
    'Đăng ký vẫn được lưu và máy chủ vẫn đang thử gửi lại.',
    '',
    'Việc cần làm:',
    `1. Xem lỗi gần nhất: ${registrationsCommand} status`,
    `2. Trong lúc chờ, lấy danh sách để gọi khách: ${registrationsCommand} ${exportOf(target)}`,
  ].join('\n'),
})

/** Subject and body of the mail for a notice, in Vietnamese, without personal data (P-012). */
export const noticeText = (content: NoticeContent, given: Told): NoticeText => {
  switch (content.tag) {
    case 'registered':
      return registeredText(content, given)
    case 'halted':
      return haltedText(content.sheet, content.since, given.registrationsCommand)
    case 'stalled':
      return stalledText(content.sheet, content.since, given.registrationsCommand)
  }
}
