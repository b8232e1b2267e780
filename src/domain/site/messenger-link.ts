import type { DeviceType } from '../screen/device-type'
import type { Site } from './site'

/** The address of Messenger that opens on this device. */
export const messengerLink = (
  links: Pick<Site['links'], 'messengerMobile' | 'messengerWeb'>,
  device: DeviceType,
): string => (device === 'MOBILE' ? links.messengerMobile : links.messengerWeb)
