import type { CallKind } from './call-kind'

/** Calls of one kind, or all. */
export type Struck = CallKind | 'call'

type Coming<F> = {
  readonly struck: Struck
  readonly faults: Array<F>
  readonly isLasting: boolean
  /** A fault by chance may come too late. */
  readonly isOptional: boolean
  isUsed: boolean
}

/** The faults that calls are to meet. A fault that no call has met when they end fails the test: it would prove nothing. */
export const createComingFaults = <F>() => {
  const coming: Array<Coming<F | null>> = []
  const add = (struck: Struck, faults: ReadonlyArray<F | null>, given: Partial<Coming<F>> = {}) =>
    void coming.push({
      struck,
      faults: [...faults],
      isLasting: false,
      isOptional: false,
      isUsed: false,
      ...given,
    } as Coming<F | null>)
  return {
    /** Each of the next calls of a kind meets one fault. */
    fail: (struck: Struck, ...faults: ReadonlyArray<F>) => add(struck, faults),
    /** All calls of a kind meet a fault until the faults end. */
    failEach: (struck: Struck, fault: F) => add(struck, [fault], { isLasting: true }),
    /** Faults by chance, where processes are killed and nobody knows which call comes next; null for none. */
    disturb: (...faults: ReadonlyArray<F | null>) => add('call', faults, { isOptional: true }),
    /** The fault of a call that arrives. */
    next: (kind: CallKind): F | null => {
      const met = coming.find(
        ({ struck, faults }) => faults.length > 0 && (struck === kind || struck === 'call'),
      )
      if (met === undefined) return null
      met.isUsed = true
      return (met.isLasting ? met.faults[0] : met.faults.shift()) ?? null
    },
    /** Ends all faults. */
    endFaults: (): void => {
      const unused = coming
        .splice(0)
        .filter(({ faults, isLasting, isOptional, isUsed }) =>
          isLasting ? !isUsed : !isOptional && faults.length > 0,
        )
        .map(({ struck, faults }) => `${struck}: ${JSON.stringify(faults)}`)
      if (unused.length > 0) throw new Error(`no call met the fault of ${unused.join(', ')}`)
    },
  }
}
