/** What staff call the two kinds of registrations. */
export const TARGET_NAMES = { orders: 'đơn mua hàng', members: 'đăng ký hội viên' } as const
