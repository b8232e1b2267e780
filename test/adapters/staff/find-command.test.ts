import { describe, expect, it } from 'vitest'
import { anArrivedMembership, anArrivedOrder } from '../../support/arrived'
import { inFile, runStaffCommand } from '../../support/run-staff-command'
import { STAFF_PLACES } from '../../support/staff-places'

describe.each(STAFF_PLACES)('finding a person in $name', ({ open }) => {
  it('[M-106] gives everything that is kept of the number and nothing else', async () => {
    const { place, keepRegistration } = await open()
    await keepRegistration(anArrivedOrder(1))()
    await keepRegistration(anArrivedOrder(2))()
    await keepRegistration(anArrivedOrder(1, { isTrapped: true, consentVersion: null }))()
    expect(await runStaffCommand(place, 'find', '--phone', '0900000001')).toMatchObject({
      code: 0,
      said: '',
      output: [
        'Đơn mua hàng số 1',
        '  Họ và tên: Nguyễn Mẫu 1',
        '  Số điện thoại: 0900000001',
        '  Tỉnh/Thành phố: Hà Tĩnh',
        '  Quận/Huyện: Thị xã Kỳ Anh',
        '  Sản phẩm: Hàu biển,Sâm cau, loại lớn',
        '  Thời gian: 20/11/2026 08:30:00',
        '  Bản chính sách đã đồng ý: 2026-11',
        '',
        'Đơn mua hàng số 1 (để riêng: nghi là máy gửi)',
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

  it('[M-109] gives it as JSON for the person who asked', async () => {
    const { place, keepRegistration } = await open()
    await keepRegistration(anArrivedMembership(1))()
    const { output } = await runStaffCommand(place, 'find', '--phone', '0800000001', '--json')
    expect(JSON.parse(output)).toStrictEqual([
      {
        target: 'members',
        registration: { name: 'Trần Mẫu 1', phone: '0800000001', planTitle: 'Gói Deluxe' },
        id: 1,
        at: 1_795_138_200_000,
        consentVersion: '2026-11',
        isTrapped: false,
      },
    ])
  })

  it('[M-106] who is not there says so', async () => {
    const { place } = await open()
    expect(await runStaffCommand(place, 'find', '--phone', '0900000001')).toMatchObject({
      code: 0,
      output: '',
      said: 'Không có đăng ký nào của số này.',
    })
  })
})

describe('finding with a number that is none', () => {
  it.each(['', '12345', '+84900000001', '090000000x'])('[M-123] (%j) says what is wanted', async (phone) => {
    const { code, said } = await runStaffCommand(inFile('/nowhere'), 'find', '--phone', phone)
    expect(code).toBe(2)
    expect(said.split('\n')[0]).toBe('Số điện thoại phải có 10 hoặc 11 chữ số, ví dụ: --phone 0900000000')
  })
})
