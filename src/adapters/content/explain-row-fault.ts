import type { RowFault } from '../../domain/catalogue/review-product-sheet'
import type { ContentFailure } from '../../domain/site/content-failure'

type Reason = RowFault['reason']

const LEFT_OUT: Readonly<Partial<Record<Reason, string>>> = {
  noId: 'Thiếu mã ở cột id; sản phẩm này không hiện.',
  noTitle: 'Thiếu tên ở cột title; sản phẩm này không hiện.',
  repeatedId: 'Mã này đã có ở một dòng trên; chỉ dòng trên được hiện.',
  tooWide:
    'Dòng này có chữ nằm quá cột cuối cùng, có thể do một dấu phẩy không nằm trong dấu ngoặc kép; sản phẩm này không hiện.',
}

const SHOWN: Readonly<Partial<Record<Reason, string>>> = {
  noPrice: 'Không có giá ở cột discount lẫn cột fee; sản phẩm hiện không kèm giá.',
  unreadablePrice: 'Giá không đọc được thành số tiền (ví dụ đúng: 990.000đ); trang hiện đúng chữ đã ghi.',
  lowPrice: 'Giá dưới 10.000đ, có thể thiếu ba số 0 (ví dụ đúng: 990.000đ); trang hiện đúng chữ đã ghi.',
  saleAboveOriginal: 'Giá bán ở cột discount cao hơn giá gốc ở cột fee; trang hiện đúng như đã ghi.',
}

/** Says what is wrong with a row of the product file: `unreadable` if the product is left out, else `doubtful`. */
export const explainRowFault =
  (file: string) =>
  ({ line, reason }: RowFault): ContentFailure => {
    const leftOut = LEFT_OUT[reason]
    const where = `${file}, dòng ${line}`
    return leftOut === undefined
      ? { tag: 'doubtful', file: where, reason: SHOWN[reason] ?? reason }
      : { tag: 'unreadable', file: where, reason: leftOut }
  }
