import { useSyncExternalStore } from 'react'
import type { DeviceType } from '../../domain/screen/device-type'
import { useWorld } from './world'

const neverChanges = () => () => {}

/** Never changes; prerendered pages are the desktop's (M-117, A-10). */
export const useDeviceType = (): DeviceType =>
  useSyncExternalStore(neverChanges, useWorld().ports.readDeviceType, () => 'WEB')
