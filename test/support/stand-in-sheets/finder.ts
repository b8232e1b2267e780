import type { Finder } from './formula'
import { effective } from './shown'
import { cellAt, type Tab } from './tab'

const DEEPEST = 50

/** Gives a formula the values of its tab's other cells. */
export const finderOf = (tab: Tab): Finder => {
  const at =
    (depth: number): Finder =>
    (row, column) => {
      const cell = cellAt(tab, row, column)
      if (depth > DEEPEST) return '#REF!'
      return cell === undefined ? undefined : effective(cell, row, at(depth + 1))
    }
  return at(0)
}
