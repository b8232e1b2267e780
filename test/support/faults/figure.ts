import { appendFileSync, mkdirSync } from 'node:fs'
import { isLong } from './scale'

export type Goal = `${'=' | '<' | '<=' | '>' | '>='} ${number}`

/** Writes a line for the table of the long run, which judges it. The name contains the proof and the unit. */
export const figure = (name: string, value: number, goal: Goal): void => {
  if (!isLong) return
  mkdirSync('reports', { recursive: true })
  appendFileSync('reports/faults.jsonl', `${JSON.stringify({ name, value, goal })}\n`)
}
