import type { ContractTerm, RetainedContract } from '../../domain/ledger/erase/retained-contract'
import { fieldCells } from '../../domain/registration/form-columns'
import { ORDER_FORM } from '../../domain/registration/order-form'
import { REFERENCE_HEADING } from '../../domain/registration/reference'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import { vietnamDay } from '../../domain/text/written-date'
import { printable } from './found-text'

/** The days of confirmation and end, `DD/MM/YYYY`. */
export const daysOf = ({ confirmedAt, until }: Pick<ContractTerm, 'confirmedAt' | 'until'>) => ({
  confirmed: vietnamDay(confirmedAt),
  lastDay: vietnamDay(until - 1),
})

const NO_PRICE = 'giá lúc xác nhận không được ghi lại'

type Column = { readonly heading: string; readonly cell: (contract: RetainedContract) => string }

const pricedProducts = ({ products }: RetainedContract): string =>
  products.map(({ title, price }) => `${title} (${price ?? NO_PRICE})`).join('; ')

/** The columns of retained contracts, on the screen and in a file. */
export const CONTRACT_COLUMNS: ReadonlyArray<Column> = [
  { heading: REFERENCE_HEADING, cell: ({ reference }) => reference },
  ...fieldCells(ORDER_FORM).map(([name, { heading, write }]) => ({
    heading,
    cell: name === 'products' ? pricedProducts : write,
  })),
  { heading: 'Thời điểm đặt', cell: ({ at }) => vietnamTimestamp(at) },
  { heading: 'Thời điểm xác nhận', cell: ({ confirmedAt }) => vietnamTimestamp(confirmedAt) },
  { heading: 'Giữ đến hết ngày', cell: (contract) => daysOf(contract).lastDay },
]

/** A retained contract as the command `kept` prints it. */
export const contractText = (contract: RetainedContract): string =>
  [
    `Đơn mua hàng giữ theo luật, mã ${contract.id}`,
    ...CONTRACT_COLUMNS.map(({ heading, cell }) => `  ${heading}: ${printable(cell(contract))}`),
  ].join('\n')
