import { useSyncExternalStore } from 'react'
import type { DeviceType } from '../../domain/screen/device-type'
import { useWorld } from './world'

const neverChanges = () => () => {}

/** Gives the device type, which is set once; what is prerendered is the desktop's (M-117, A-10). */
export const useDeviceType = (): DeviceType =>
  useSyncExternalStore(neverChanges, useWorld().ports.readDeviceType, () => 'WEB')
