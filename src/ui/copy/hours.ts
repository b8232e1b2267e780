/** `Trong giờ làm việc (8:00 đến 21:00)`; without hours only the first words. */
export const withinHours = (hours: string): string =>
  hours === '' ? 'Trong giờ làm việc' : `Trong giờ làm việc (${hours})`
