import { describe, expect, it } from 'vitest'
import { noticeText } from '../../../src/adapters/notices/notice-text'
import { ARRIVED_AT } from '../../support/ledger/arrived'

const GIVEN = {
  at: ARRIVED_AT,
  isDelivering: false,
  registrationsCommand: 'nam-vung registrations',
  desk: null,
}
const one = { count: 1, first: 12, last: 12 }
const more = { count: 9, first: 3, last: 14 }

describe('the mail to staff', () => {
  it('[P-012] states the kind and number of one registration and what to do', () => {
    expect(noticeText({ tag: 'registered', orders: one, members: null }, GIVEN)).toStrictEqual({
      subject: '1 đơn mua hàng mới, mã 12',
      body: [
        'Nhận từ 08:30 ngày 20/11/2026:',
        '- 1 đơn mua hàng, mã 12',
        '',
        'Hãy gọi lại cho khách. Lấy danh sách bằng lệnh:',
        '  nam-vung registrations export orders --format xlsx > don-hang.xlsx',
      ].join('\n'),
    })
  })

  it('[P-012] sums up several, and refers to the spreadsheet if rows are delivered to it', () => {
    const content = { tag: 'registered', orders: more, members: one } as const
    expect(noticeText(content, { ...GIVEN, isDelivering: true })).toStrictEqual({
      subject: '10 đăng ký mới',
      body: [
        'Nhận từ 08:30 ngày 20/11/2026:',
        '- 9 đơn mua hàng, mã từ 3 đến 14',
        '- 1 đăng ký hội viên, mã 12',
        '',
        'Hãy mở trang tính và gọi lại cho khách. Nếu chưa thấy dòng mới, chờ khoảng một phút.',
      ].join('\n'),
    })
    expect(noticeText({ ...content, members: null }, GIVEN).subject).toBe('9 đơn mua hàng mới')
  })

  it('[P-012] leads to each registration at the desk by its reference, and to the call list if there are more', () => {
    const desk = 'https://nhan-vien.namthu.example'
    const content = { tag: 'registered', orders: one, members: null, references: ['7K3Q-9F2M'] } as const
    const told = { ...GIVEN, isDelivering: true, desk }
    expect(noticeText(content, told).body.split('\n').slice(-2)).toStrictEqual([
      'Hãy mở để gọi lại cho khách:',
      `${desk}/don/7K3Q-9F2M`,
    ])
    expect(
      noticeText({ ...content, orders: more }, told)
        .body.split('\n')
        .slice(-2),
    ).toStrictEqual([`${desk}/don/7K3Q-9F2M`, `${desk}/can-goi`])
  })

  it.each([
    ['halted', 'Đã dừng gửi đăng ký hội viên sang trang tính', 'nam-vung registrations retry'],
    [
      'stalled',
      'Hơn một giờ chưa gửi được đăng ký hội viên sang trang tính',
      'export members --format xlsx > hoi-vien.xlsx',
    ],
  ] as const)('[P-012] says what to do about a sheet that is %s', (tag, subject, step) => {
    const text = noticeText({ tag, sheet: 'members', since: ARRIVED_AT }, GIVEN)
    expect(text.subject).toBe(subject)
    for (const part of [step, 'nam-vung registrations status', '08:30 ngày 20/11/2026'])
      expect(text.body).toContain(part)
  })
})
