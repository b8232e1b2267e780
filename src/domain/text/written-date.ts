import { VIETNAM_OFFSET_MS } from '../time/vietnam-zone'

/** The day in Vietnamese time as `DD/MM/YYYY`; empty if the text is not an ISO 8601 time. */
export const writtenDate = (iso: string): string => {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const [year, month, day] = new Date(time + VIETNAM_OFFSET_MS).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}
