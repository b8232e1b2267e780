import type { Target } from './registration'

/** The name of a target’s registration for staff, within a sentence. */
export const TARGET_NAMES = {
  orders: 'đơn mua hàng',
  members: 'đăng ký hội viên',
} as const satisfies Record<Target, string>

/** The names, without ending, of files that staff export. */
export const EXPORT_NAMES = {
  orders: 'don-hang',
  members: 'hoi-vien',
} as const satisfies Record<Target, string>
