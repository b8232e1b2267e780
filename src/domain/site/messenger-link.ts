import type { DeviceType } from '../screen/device-type'
import type { Site } from './site'

/** Takes the links and the device type, gives the address that opens Messenger there (M-096, A-33). */
export const messengerLink = (
  links: Pick<Site['links'], 'messengerMobile' | 'messengerWeb'>,
  device: DeviceType,
): string => (device === 'MOBILE' ? links.messengerMobile : links.messengerWeb)
