import { describe, expect, it } from 'vitest'
import { deviceType } from '../../../src/domain/screen/device-type'

describe('deviceType', () => {
  it.each([
    [390, 'MOBILE'],
    [1200, 'MOBILE'],
    [1201, 'WEB'],
    [1440, 'WEB'],
  ])('[M-117] of %d px is %s', (widthPx, device) => {
    expect(deviceType(widthPx)).toBe(device)
  })
})
