import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decoded } from '../../support/decoded'
import { keepOrders, takeBatch } from '../../support/ledger/taken-work'
import { runStaffCommand } from '../../support/staff/run-staff-command'
import { STAFF_LEDGERS } from '../../support/staff/staff-ledgers'

const OLD = { spreadsheet: 'an-old-book', tab: 7, name: 'Đơn hàng' }
const IN_SITE: string = JSON.parse(readFileSync('content/site.json', 'utf8')).sheets.orders.id

describe.each(STAFF_LEDGERS)('the sheets that took rows, in $name', ({ open }) => {
  const openWithBatch = async () => {
    const opened = await open()
    await keepOrders(opened.keepRegistration, 0, 1)
    const batch = await takeBatch(opened.delivery)
    return {
      ...opened,
      batch,
      run: (...words: ReadonlyArray<string>) => runStaffCommand(opened.location, 'sheets', ...words),
    }
  }

  it('[M-113] are none before a row was sent', async () => {
    const { run } = await openWithBatch()
    expect(await run('list')).toMatchObject({
      code: 0,
      output: '',
      said: 'Chưa có bảng tính nào nhận đăng ký.',
    })
  })

  it('[M-113] are listed with their present names, and given up', async () => {
    const { run, delivery, batch } = await openWithBatch()
    decoded(await delivery.recordSheet('orders', OLD, batch.id)())
    decoded(await delivery.recordSheet('orders', { ...OLD, name: 'Tháng 11' }, batch.id)())
    expect(await run('list')).toMatchObject({
      code: 0,
      output: 'Bảng tính: an-old-book\nTrang tính: Tháng 11 (đơn mua hàng)\nYêu cầu xóa chưa làm xong: 0\n',
    })
    expect(await takeBatch(delivery)).toMatchObject({ id: batch.id, spreadsheet: OLD.spreadsheet })
    expect(await run('give-up', OLD.spreadsheet)).toMatchObject({
      code: 0,
      said: 'Đã bỏ bảng tính an-old-book: từ nay không đọc và không xóa dòng nào ở đó nữa. Bỏ dở 0 yêu cầu xóa; 1 lô sẽ được gửi sang bảng tính hiện tại.',
    })
    expect(await takeBatch(delivery)).toMatchObject({ id: batch.id, spreadsheet: null })
    expect(await run('list')).toMatchObject({ output: '' })
  })

  it('[M-113] cannot be given up while they are in use, or unknown', async () => {
    const { run, delivery, batch } = await openWithBatch()
    decoded(await delivery.recordSheet('orders', { ...OLD, spreadsheet: IN_SITE }, batch.id)())
    expect(await run('give-up', IN_SITE)).toMatchObject({
      code: 1,
      said: `Bảng tính ${IN_SITE} đang được dùng (site.json): không thể bỏ. Chỉ bỏ được bảng tính cũ.`,
    })
    expect(await run('give-up', 'another')).toMatchObject({
      code: 1,
      said: 'Không có bảng tính nào mang mã another. Xem các mã bằng: sheets list',
    })
  })
})
