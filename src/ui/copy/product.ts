import { ORGANISATION_TERM } from '../../domain/catalogue/responsible-organisation'
import { RETURN_DAYS } from '../../domain/site/shared-phrases'

/** Facts of a product's description that are also shown beside its price. */
export const PACK_TERMS = ['Quy cách', 'Số công bố', ORGANISATION_TERM] as const

export const PRODUCT_COPY = {
  listTitle: 'Các sản phẩm bán chạy',
  listLead: 'Giá niêm yết, ghi rõ thành\u00a0phần, giao kín\u00a0đáo tận nơi.',
  ranking: 'Các sản phẩm bán chạy do chúng tôi chọn và sắp xếp, không tính theo lượt mua.',
  groups: 'Nhóm sản phẩm',
  allGroups: 'Tất cả',
  details: 'Thông tin chi tiết',
  returns: 'Đổi trả',
  returnsText: `${RETURN_DAYS} ngày kể từ khi nhận hàng`,
  responsible: ORGANISATION_TERM,
  hotline: 'Gọi hỏi thêm',
} as const
