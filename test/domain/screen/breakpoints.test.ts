import { describe, expect, it } from 'vitest'
import { BREAKPOINTS_PX } from '../../../src/domain/screen/breakpoints'
import { deviceType } from '../../../src/domain/screen/device-type'

describe('the breakpoints', () => {
  it('[M-042, M-134, A-16] are 820, 992 and 1200 px', () => {
    expect(BREAKPOINTS_PX).toStrictEqual({ homeCards: 820, orderDialog: 992, desktop: 1200 })
  })

  it('[A-10] agree with the device type', () => {
    expect(deviceType(BREAKPOINTS_PX.desktop)).toBe('MOBILE')
    expect(deviceType(BREAKPOINTS_PX.desktop + 1)).toBe('WEB')
  })
})
