import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type DroppedRow, decodeProductRows, type SheetRows } from '../../domain/catalogue/product-rows'
import type { LogContentFailure } from '../../ports/log-content-failure'
import type { ReadProductRows } from '../../ports/read-product-rows'
import { PRODUCTS_FILE } from './read-product-rows'

const REASONS: Readonly<Record<DroppedRow['reason'], string>> = {
  noId: 'Thiếu mã ở cột id; sản phẩm này không hiện.',
  noTitle: 'Thiếu tên ở cột title; sản phẩm này không hiện.',
  repeatedId: 'Mã này đã có ở một dòng trên; chỉ dòng trên được hiện.',
}

export const logDroppedRows = (read: ReadProductRows, log: LogContentFailure): ReadProductRows => {
  let logged: SheetRows | null = null
  return pipe(
    read,
    TE.chainFirstIOK((rows) => () => {
      if (rows === logged) return
      logged = rows
      for (const { line, reason } of decodeProductRows(rows).dropped)
        log({ tag: 'unreadable', file: `${PRODUCTS_FILE}, dòng ${line}`, reason: REASONS[reason] })()
    }),
  )
}
