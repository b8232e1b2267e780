import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../src/domain/registration/reference'
import { anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import {
  inFile,
  runStaffCommand,
  runStaffCommandWith,
  runWithPhone,
} from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS } from '../../support/staff/staff-ledgers'

describe.each(STAFF_LEDGERS)('finding a person in $name', ({ open }) => {
  it('[M-106] returns everything stored under the number and nothing else', async () => {
    const { location, keepRegistration } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(2))()
    await keepRegistration(anArrivedOrder(1, { isQuarantined: true, consentVersion: null }))()
    expect(await runWithPhone(location, '0900000001', 'find')).toMatchObject({
      code: 0,
      said: '',
      output: [
        'Đơn mua hàng, mã 1',
        `  Mã đăng ký: ${referenceOf('orders 1')}`,
        '  Họ và tên: Nguyễn Mẫu 1',
        '  Số điện thoại: 0900000001',
        '  Tỉnh/Thành phố: Hà Tĩnh',
        '  Quận/Huyện: Thị xã Kỳ Anh',
        '  Sản phẩm: Hàu biển,Sâm cau, loại lớn',
        '  Thời gian: 20/11/2026 08:30:00',
        '  Bản chính sách đã đồng ý: 2026-11',
        '',
        'Đơn mua hàng để riêng, số 1 (nghi là máy gửi)',
        '  Họ và tên: Nguyễn Mẫu 1',
        '  Số điện thoại: 0900000001',
        '  Tỉnh/Thành phố: Hà Tĩnh',
        '  Quận/Huyện: Thị xã Kỳ Anh',
        '  Sản phẩm: Hàu biển,Sâm cau, loại lớn',
        '  Thời gian: 20/11/2026 08:30:00',
        '  Bản chính sách đã đồng ý: –',
        '',
      ].join('\n'),
    })
  })

  it('[M-109] returns it as JSON for the person who asked', async () => {
    const { location, keepRegistration } = await open()
    await keepRegistration(anArrivedMembership(1))()
    const { output } = await runWithPhone(location, '0800000001', 'find', '--json')
    expect(JSON.parse(output)).toStrictEqual([
      {
        target: 'members',
        registration: anArrivedMembership(1).content,
        id: 1,
        at: 1_795_138_200_000,
        consentVersion: '2026-11',
        isTrapped: false,
        reference: referenceOf('members 1'),
      },
    ])
  })

  it('[M-106] reports that nobody was found', async () => {
    const { location } = await open()
    expect(await runWithPhone(location, '0900000001', 'find')).toMatchObject({
      code: 0,
      output: '',
      said: 'Không có đăng ký nào của số này.',
    })
  })
})

const HY50 = { key: '0190a6f0-7c1e-4d52-9b7e-3a2f1c0d9e8b', bodyHash: 'h' }

describe.each(STAFF_LEDGERS)('finding a registration by its reference in $name', ({ open }) => {
  it.each(['HY50-APK9', 'hy50apk9', 'hy5o-apk9', 'HY50–APK9'])(
    '[P-001] shows it however the reference is typed, and the history says whom it concerned: %s',
    async (typed) => {
      const { location, keepRegistration } = await open()
      await keepRegistration(anArrivedOrder(1, { idempotency: HY50 }))()
      await keepRegistration(anArrivedOrder(1))()
      await keepRegistration(anArrivedOrder(2))()
      const { code, output } = await runStaffCommand(location, 'find', '--reference', typed)
      expect([code, output.match(/Mã đăng ký: .*/g)]).toStrictEqual([0, ['Mã đăng ký: HY50-APK9']])
      const { output: history } = await runStaffCommand(location, 'history')
      expect(history).toMatch(/ find {2}[\w-]{8,} {2}1 dòng\n/)
    },
  )

  it('[P-001] shows both that share it, a quarantined one after the others, and says so if no registration has it', async () => {
    const { location, keepRegistration } = await open()
    await keepRegistration(anArrivedOrder(1, { idempotency: HY50 }))()
    await keepRegistration(anArrivedMembership(2, { idempotency: HY50 }))()
    await keepRegistration(
      anArrivedOrder(3, { isQuarantined: true, idempotency: { ...HY50, key: 'quarantined' } }),
    )()
    const both = await runStaffCommand(location, 'find', '--reference', 'HY50-APK9', '--json')
    expect(
      JSON.parse(both.output).map(
        ({ target, reference }: Record<string, string>) => `${target} ${reference}`,
      ),
    ).toStrictEqual(['orders HY50-APK9', 'members HY50-APK9'])
    expect(
      (await runStaffCommand(location, 'find', '--reference', referenceOf('quarantined'))).output,
    ).toContain('Đơn mua hàng để riêng, số 1')
    expect((await runStaffCommand(location, 'quarantine', 'list')).output).toContain(
      `Mã đăng ký: ${referenceOf('quarantined')}`,
    )
    expect(await runStaffCommand(location, 'find', '--reference', '0000-0000')).toMatchObject({
      code: 0,
      output: '',
      said: 'Không có đăng ký nào mang mã 0000-0000.',
    })
  })
})

const NOBODY = 'Không có đăng ký nào của số này.'
const NOT_A_NUMBER =
  'Đây không phải số điện thoại: phải có 10 hoặc 11 chữ số, kể cả số 0 ở đầu. Cũng không có đăng ký nào được lưu với đúng chữ đã gõ.'

describe.each(STAFF_LEDGERS)('a typed text that is no phone number, in $name', ({ open }) => {
  it.each([
    ['abc', 2],
    ['900000001', 2],
    ['090000000', 2],
    ['0900000001', 0],
    ['090000000123', 2],
    ['+84 900 000 001', 0],
    ['02400000001', 0],
  ])('[M-123] is refused: %s ends with %i', async (typed, code) => {
    const { location } = await open()
    for (const command of ['find', 'erase']) {
      const told = await runWithPhone(location, typed, command)
      expect([told.code, told.output]).toStrictEqual([code, ''])
      expect(told.said.includes(NOT_A_NUMBER)).toBe(code === 2)
    }
  })
})

describe.each(STAFF_LEDGERS)('a person who is looked up in $name', ({ open }) => {
  it.each([
    ['0900000001\n\n', 0],
    ['0900000001\n0900000002', 2],
  ])(
    '[P-004] is the only one: standard input with %j ends with %i, and a second number changes nothing',
    async (typed, code) => {
      const { location, keepRegistration } = await open()
      await keepRegistration(anArrivedOrder(1))()
      for (const command of ['find', 'erase']) {
        const told = await runWithPhone(location, typed, command)
        expect([told.code, told.said.includes('mỗi lần chạy lệnh chỉ nhận một số')]).toStrictEqual([
          code,
          code === 2,
        ])
      }
      const { output } = await runWithPhone(location, '0900000001', 'find')
      expect(output.includes('Nguyễn Mẫu 1')).toBe(code === 2)
    },
  )

  it.each(['+84 900 000 001', '090 000 0001', '0900.000.001'])(
    '[M-123] is found when the number is typed as %s',
    async (typed) => {
      const { location, keepRegistration } = await open()
      await keepRegistration(anArrivedOrder(1))()
      expect((await runWithPhone(location, typed, 'find')).output).toContain('Nguyễn Mẫu 1')
    },
  )

  it.each([
    ['090-0000001', NOBODY],
    ['+84900000001', NOBODY],
    [' 12345 ', NOT_A_NUMBER],
    ['٠٩٠', NOT_A_NUMBER],
    ['abc', NOT_A_NUMBER],
  ])(
    "[M-123] is found and erased even if today's rule would refuse the stored number: %j",
    async (kept, afterwards) => {
      const { location, keepRegistration } = await open()
      const order = anArrivedOrder(1)
      await keepRegistration({
        ...order,
        content: { ...order.content, phone: kept as typeof order.content.phone },
      } as typeof order)()
      expect((await runWithPhone(location, kept, 'find')).output).toContain('Nguyễn Mẫu 1')
      expect((await runWithPhone(location, kept, 'erase')).said).toContain('Đã xóa hẳn 1 đăng ký')
      expect((await runWithPhone(location, kept, 'find')).said.split('\n')[0]).toBe(afterwards)
    },
  )
})

const NOWHERE = inFile('/nowhere')

describe('a text that is no reference', () => {
  it.each(['', '7K3Q-9F2', '7K3U-9F2M', '7K3Q-9F2MM'])(
    '[P-010] is refused with its form: %j',
    async (typed) => {
      const { code, said } = await runStaffCommand(NOWHERE, 'find', '--reference', typed)
      expect([code, said.split('\n')[0]]).toStrictEqual([
        2,
        'Sau --reference phải là mã đăng ký: 8 chữ cái và chữ số, như 7K3Q-9F2M, không có chữ U. Gõ hoa hay thường, có gạch nối hay không đều được.',
      ])
    },
  )

  it('[P-010] is not taken beside a phone number', async () => {
    const { code, said } = await runStaffCommand(NOWHERE, 'find', '--phone', '-', '--reference', '7K3Q-9F2M')
    expect([code, said.split('\n')[0]]).toStrictEqual([2, 'Hãy chọn một: --phone hoặc --reference.'])
  })
})

describe('the phone number of a command', () => {
  it.each([['find'], ['find', '--phone'], ['find', '--phone', '--json']])(
    '[M-123] is asked for on a terminal: %s %s %s',
    async (...words) => {
      const { code, said } = await runStaffCommandWith({ location: NOWHERE, isTerminal: true }, ...words)
      expect(code).toBe(2)
      expect(said.split('\n').slice(0, 2)).toStrictEqual(['Số điện thoại: ', 'Chưa có số điện thoại nào.'])
    },
  )

  it('[M-123] is not waited for without a terminal', async () => {
    const { code, said } = await runStaffCommand(NOWHERE, 'find')
    expect(code).toBe(2)
    expect(said).toContain('Không có màn hình để hỏi số.')
  })

  it.each([
    ['find', '--phone', '0900000001'],
    ['find', '--phone=0900000001'],
    ['erase', '--phone', '0900000001'],
    ['find', '0900000001'],
    ['erase', '090 000 0001'],
    ['find', '--phone', '-', '+84900000001'],
  ])('[M-123] is refused on the command line, without quoting it: %s %s', async (...words) => {
    const { code, said } = await runStaffCommand(NOWHERE, ...words)
    expect(code).toBe(2)
    expect(said).toContain('Đừng ghi số điện thoại vào dòng lệnh')
    expect(said).not.toContain('0900000001')
  })
})
