export const SHEETS = {
  orders: { id: 'sheet-orders', name: 'DatMua' },
  products: { id: 'sheet-products', name: 'SanPham' },
  members: { id: 'sheet-members', name: 'HoiVien' },
}

export const PRODUCT_ROWS = [
  ['id', 'group', 'title'],
  ['sp-1', 'Sinh lực', 'Hàu biển'],
  ['sp-2', 'Sinh lực', 'Sâm cau, loại lớn'],
]

const IMPORT_PATH = '/order-service/api/products/data/google-import'

export const importUrlOf = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `${IMPORT_PATH}?id=${encodeURIComponent(id)}&range=${encodeURIComponent(name)}`

export const ORDERS_URL = importUrlOf(SHEETS.orders)
export const MEMBERS_URL = importUrlOf(SHEETS.members)

/** Cells of an order as a browser sends them, by heading. */
export const orderCells = {
  rowNumber: '=ROW()-1',
  name: 'Nguyễn Mẫu',
  phone: "'0900000001",
  province: 'Hà Tĩnh',
  district: 'Thị xã Kỳ Anh',
  products: 'Sâm cau, loại lớn,Hàu biển',
  time: '20/11/2026 08:30:00',
}

/** Cells of a membership as a browser sends them, by heading. */
export const memberCells = {
  rowNumber: '=ROW()-1',
  name: 'Trần Mẫu',
  phone: "'0800000002",
  plan: 'Gói Deluxe',
  time: '20/11/2026 08:30:00',
}

export const orderBody = (differing: Partial<typeof orderCells> = {}): string =>
  JSON.stringify([Object.values({ ...orderCells, ...differing })])

export const memberBody = (differing: Partial<typeof memberCells> = {}): string =>
  JSON.stringify([Object.values({ ...memberCells, ...differing })])
