/** The terms of a description that stand beside the price as well. */
export const PACK_TERMS = ['Quy cách', 'Số công bố'] as const

export const PRODUCT_COPY = {
  details: 'Thông tin chi tiết',
  returns: 'Đổi trả',
  returnsText: '7 ngày kể từ khi nhận hàng',
  hotline: 'Cần hỏi thêm',
} as const
