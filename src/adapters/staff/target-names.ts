export const TARGET_NAMES = { orders: 'đơn mua hàng', members: 'đăng ký hội viên' } as const
