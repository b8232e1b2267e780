import type { District } from './district'

/** Takes a district, gives what is shown and sent: kind and name, `Thị xã Kỳ Anh`. */
export const districtLabel = ({ kind, label }: Pick<District, 'kind' | 'label'>): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${label}`
