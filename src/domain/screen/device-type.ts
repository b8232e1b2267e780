/** The widest viewport that counts as mobile, in px (M-117). */
const MOBILE_MAX_WIDTH_PX = 1200

export type DeviceType = 'MOBILE' | 'WEB'

/** The kind of device by the width of its window in px (M-117). */
export const deviceType = (widthPx: number): DeviceType => (widthPx <= MOBILE_MAX_WIDTH_PX ? 'MOBILE' : 'WEB')
