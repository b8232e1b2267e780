import { appendFileSync, mkdirSync } from 'node:fs'
import { isLong } from './scale'

export type Goal = `${'=' | '<' | '<=' | '>' | '>='} ${number}`

/** Takes what was measured (its proof and unit in its name), the value and the goal; the long run's table shows and judges it. */
export const figure = (name: string, value: number, goal: Goal): void => {
  if (!isLong) return
  mkdirSync('reports', { recursive: true })
  appendFileSync('reports/faults.jsonl', `${JSON.stringify({ name, value, goal })}\n`)
}
