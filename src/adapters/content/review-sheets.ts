import type { SheetName } from '../../domain/site/sheet-source'
import type { Site } from '../../domain/site/site'

const ID = /^[\w-]+$/

/** Matches the id within the address that a browser shows. */
const ID_IN_ADDRESS = /\/spreadsheets\/d\/([\w-]{20,})/

const idFault = (id: string): string | null => {
  if (id.trim() === '') return 'đang trống; khi bật Google Sheets, không gửi hay đọc được gì'
  if (ID.test(id)) return null
  const [, found] = ID_IN_ADDRESS.exec(id) ?? []
  const here = found === undefined ? '' : `, ở đây là ${found}`
  return `phải chỉ là mã: phần giữa /d/ và dấu / kế tiếp trong địa chỉ của bảng tính${here}`
}

const nameFault = (name: string): string | null => {
  if (name.trim() === '') return 'đang trống; hãy ghi tên trang như ở cuối màn hình bảng tính'
  return name === name.trim()
    ? null
    : 'có dấu cách ở đầu hoặc cuối; hãy bỏ đi, trừ khi tên trang trong bảng tính cũng có dấu cách ấy'
}

/** Sentences on the spreadsheets that Google would not find. */
export const reviewSheets = ({
  sheets,
  products,
}: Pick<Site, 'sheets' | 'products'>): ReadonlyArray<string> => {
  const used: ReadonlyArray<SheetName> = [
    'orders',
    'members',
    ...(products.from === 'google' ? (['products'] as const) : []),
  ]
  return used.flatMap((sheet) => {
    const { id, name } = sheets[sheet]
    return [
      [`sheets.${sheet}.id`, idFault(id)],
      [`sheets.${sheet}.name`, nameFault(name)],
    ].flatMap(([field, fault]) => (fault === null ? [] : [`${field} ${fault}.`]))
  })
}
