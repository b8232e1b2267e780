import type { COUNTER_STATEMENTS } from '../../../src/domain/ledger/statements/counter-statements'
import { type Answers, NO_ROWS } from './answers'

export const COUNTER_ANSWERS: Answers<keyof typeof COUNTER_STATEMENTS> = {
  readCounter: ({ counter }, { name }) => {
    const value = counter.get(name)
    return value === undefined ? NO_ROWS : [{ value }]
  },
  advanceCounter: ({ counter }, { name, first, by }) => {
    const former = counter.get(name)
    const value = former === undefined ? first : former + by
    counter.put(name, value)
    return [{ value }]
  },
  writeCounter: ({ counter }, { name, value }) => {
    counter.put(name, value)
    return NO_ROWS
  },
  dropCounter: ({ counter }, { name, value }) => {
    if (counter.get(name) !== value) return NO_ROWS
    counter.remove(name)
    return [{ value }]
  },
}
