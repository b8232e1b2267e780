/** `Trong giờ làm việc (8:00 đến 21:00)`; without hours only the first words. */
export const withinHours = (hours: string): string =>
  hours === '' ? 'Trong giờ làm việc' : `Trong giờ làm việc (${hours})`

export const answeredFrom = (hours: string): string => (hours === '' ? 'trong giờ làm việc' : `từ ${hours}`)

/** An answer of `site.json` may name the hours as `{hours}`. */
export const withHours = (text: string, hours: string): string =>
  text.replaceAll('{hours}', answeredFrom(hours))
