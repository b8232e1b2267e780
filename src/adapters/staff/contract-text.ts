import type { ContractTerm, KeptContract } from '../../domain/ledger/erase/kept-contract'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { vietnamDay } from '../../domain/text/written-date'
import { printable } from './found-text'

/** The days of confirmation and end, `DD/MM/YYYY`. */
export const daysOf = ({ confirmedAt, until }: Pick<ContractTerm, 'confirmedAt' | 'until'>) => ({
  confirmed: vietnamDay(confirmedAt),
  lastDay: vietnamDay(until - 1),
})

const NO_PRICE = 'giá lúc xác nhận không được ghi lại'

type Column = { readonly heading: string; readonly cell: (contract: KeptContract) => string }

/** The columns of kept contracts, on the screen and in a file. */
export const CONTRACT_COLUMNS: ReadonlyArray<Column> = [
  { heading: 'Mã đăng ký', cell: ({ reference }) => reference },
  { heading: 'Họ và tên', cell: ({ name }) => name },
  { heading: 'Số điện thoại', cell: ({ phone }) => phone },
  { heading: 'Tỉnh/Thành phố', cell: ({ province }) => province },
  { heading: 'Quận/Huyện', cell: ({ district }) => district },
  {
    heading: 'Sản phẩm',
    cell: ({ products }) => products.map(({ title, price }) => `${title} (${price ?? NO_PRICE})`).join('; '),
  },
  { heading: 'Thời điểm đặt', cell: ({ at }) => vietnamTimestamp(at) },
  { heading: 'Thời điểm xác nhận', cell: ({ confirmedAt }) => vietnamTimestamp(confirmedAt) },
  { heading: 'Giữ đến hết ngày', cell: (contract) => daysOf(contract).lastDay },
]

/** A kept contract as the command `kept` prints it. */
export const contractText = (contract: KeptContract): string =>
  [
    `Đơn mua hàng giữ theo luật, mã ${contract.id}`,
    ...CONTRACT_COLUMNS.map(({ heading, cell }) => `  ${heading}: ${printable(cell(contract))}`),
  ].join('\n')
