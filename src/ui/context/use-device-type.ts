import { useSyncExternalStore } from 'react'
import type { DeviceType } from '../../domain/screen/device-type'
import { useAppContext } from './app-context'

const neverChanges = () => () => {}

/** Constant for a page; rendered pages are those of a desktop (M-117, A-10). */
export const useDeviceType = (): DeviceType =>
  useSyncExternalStore(neverChanges, useAppContext().ports.readDeviceType, () => 'WEB')
