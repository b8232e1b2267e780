import { useSyncExternalStore } from 'react'
import type { DeviceType } from '../../domain/screen/device-type'
import { useWorld } from './world'

const neverChanges = () => () => {}

/** Constant for a page; rendered pages are those of a desktop (M-117, A-10). */
export const useDeviceType = (): DeviceType =>
  useSyncExternalStore(neverChanges, useWorld().ports.readDeviceType, () => 'WEB')
