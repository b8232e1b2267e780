import type { Page } from 'playwright-core'

const HEADER = [
  'id',
  'group',
  'title',
  'discount',
  'fee',
  'tag',
  'thumbnail',
  'imgsProduct',
  'shortDes',
  'description',
]

type ProductCells = {
  readonly id: string
  readonly group?: string
  readonly title?: string
  readonly discount?: string
  readonly fee?: string
  readonly thumbnail?: string
  readonly images?: string
  readonly short?: string
  readonly description?: string
}

const PICTURE = '/pictures/site/empty.svg'

const cellsOf = ({
  id,
  group = 'nhóm',
  title = `Sản phẩm ${id}`,
  discount = '990.000đ',
  fee = '1.290.000đ',
  thumbnail = PICTURE,
  images = '',
  short = 'Mô tả ngắn',
  description = 'Mô tả',
}: ProductCells) => [id, group, title, discount, fee, '', thumbnail, images, short, description]

/** Answers the product sheet's call with these. */
export const answerProducts =
  (products: ReadonlyArray<ProductCells>) =>
  (page: Page): Promise<unknown> =>
    page.route('**/google-reader-v2?*', (route) =>
      route.fulfill({ json: [HEADER, ...products.map(cellsOf)] }),
    )

/** Products of one group. */
export const manyProducts = (count: number): ReadonlyArray<ProductCells> =>
  Array.from({ length: count }, (_, index) => ({ id: `sp-${index + 1}` }))
