/** Buttons and dialogs; in a file of its own, because every page has the buttons. */
export const REGISTRATION_NAMES = { order: 'Đăng ký mua hàng', membership: 'Đăng ký hội viên' } as const
