import type * as IO from 'fp-ts/IO'
import type { DeviceType } from '../domain/screen/device-type'

/** The device type when the page was opened; resizing does not change it (M-117). */
export type ReadDeviceType = IO.IO<DeviceType>
