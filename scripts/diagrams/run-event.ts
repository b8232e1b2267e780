/** One event of a run: who did what, and the state that a machine entered, if it is about one. */
export type RunEvent = {
  readonly who: string
  readonly did: string
  readonly flow?: string
  readonly state?: string
} & Readonly<Record<string, unknown>>

/** Runs by name. */
export type RealRuns = Readonly<Record<string, ReadonlyArray<RunEvent>>>

const valueText = (value: unknown): string =>
  Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'row' : 'rows'}` : String(value)

/** `sheet takes: call 3, 2 rows` */
export const runEventText = ({ who, did, flow: _, ...given }: RunEvent): string => {
  const parts = Object.entries(given).map(([name, value]) =>
    Array.isArray(value) ? valueText(value) : `${name} ${valueText(value)}`,
  )
  return [`${who} ${did}`, ...(parts.length === 0 ? [] : [parts.join(', ')])].join(': ')
}
