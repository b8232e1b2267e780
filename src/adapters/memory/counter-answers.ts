import type { COUNTER_STATEMENTS } from '../ledger/counter-statements'
import type { Answers } from './answers'
import { changed, given } from './tables'

export const COUNTER_ANSWERS: Answers<keyof typeof COUNTER_STATEMENTS> = {
  readCounter: ({ counter }, { name }) => {
    const value = counter.get(name)
    return given(value === undefined ? [] : [{ value }])
  },
  advanceCounter: ({ counter }, { name, first, by }) => {
    const former = counter.get(name)
    const value = former === undefined ? first : former + by
    return changed({ counter: new Map(counter).set(name, value) }, [{ value }])
  },
  writeCounter: ({ counter }, { name, value }) => changed({ counter: new Map(counter).set(name, value) }),
  dropCounter: ({ counter }, { name, value }) => {
    if (counter.get(name) !== value) return given([])
    return changed({ counter: new Map([...counter].filter(([other]) => other !== name)) }, [{ value }])
  },
}
