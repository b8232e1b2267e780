/** Buttons and dialogs; in a file of its own, because every page has the buttons. */
export const REGISTRATION_NAMES = { orders: 'Đăng ký mua hàng', members: 'Đăng ký hội viên' } as const
