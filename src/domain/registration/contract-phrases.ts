import { IN_BACKUPS } from '../site/legal-phrases'
import { dataListIn } from './personal-data'

/** The data of a confirmed order that the law asks to keep. */
const CONTRACT_DATA = `${dataListIn('contract')}, thời điểm đặt và xác nhận`

const KEPT_APART =
  'Trong thời gian ấy, phần dữ liệu này được cất riêng, không dùng vào việc gì khác; hết hạn, hệ thống tự động xóa.'

/** How long contract data are kept, within a sentence. */
export const afterConfirmation = (years: number): string => `${years} năm kể từ ngày xác nhận`

/** The sentence of the privacy policy on contracts that are kept by law. */
export const contractKeeping = (years: number): string =>
  `Riêng đơn hàng bạn đã xác nhận, pháp luật yêu cầu chúng tôi giữ dữ liệu hợp đồng (${CONTRACT_DATA}) trong ${afterConfirmation(years)}, kể cả khi bạn yêu cầu xóa. ${KEPT_APART}`

/** The answer to a person who asked to be erased; days as `DD/MM/YYYY`. */
export const contractsKept = (
  orders: ReadonlyArray<{ readonly confirmed: string; readonly lastDay: string }>,
): string =>
  `Chúng tôi đã xóa thông tin của bạn. Riêng đơn hàng bạn đã xác nhận, pháp luật yêu cầu chúng tôi giữ dữ liệu hợp đồng (${CONTRACT_DATA}): ${orders
    .map(({ confirmed, lastDay }) => `đơn xác nhận ngày ${confirmed} được giữ đến hết ngày ${lastDay}`)
    .join('; ')}. ${KEPT_APART} ${IN_BACKUPS}`
