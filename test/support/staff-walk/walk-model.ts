import type { Target } from '../../../src/domain/registration/registration'

/** A registration by the name that nobody else has; equal ones have the same name, in one entry each. */
export type Registered = {
  readonly number: number
  readonly name: string
  readonly target: Target
  readonly phone: string
  readonly at: number
  /** `forgotten`: the ledger was restored from an earlier backup. */
  state: 'living' | 'forgotten' | 'erased'
  /** Whether it stood in a sheet when it was forgotten. */
  stood: boolean
}

/** What staff did to rows by hand; how often by name. */
type ByHand = {
  readonly deleted: ReadonlyMap<string, number>
  readonly copied: ReadonlyMap<string, number>
  /** Rows that staff typed, with the number on the telephone; 0 rows if they deleted it again. */
  readonly typed: ReadonlyMap<string, { readonly rows: number; readonly phone: string; readonly at: number }>
  /** What staff noted beside a row. */
  readonly noted: ReadonlyMap<string, string>
}

const NOTHING: ByHand = { deleted: new Map(), copied: new Map(), typed: new Map(), noted: new Map() }

const plus = (counts: ReadonlyMap<string, number>, name: string): ReadonlyMap<string, number> =>
  new Map(counts).set(name, (counts.get(name) ?? 0) + 1)

export type Backup = {
  readonly file: string
  readonly numbers: ReadonlySet<number>
}

/** What should be so, known from what was done alone: it shares no code with what is tested. */
export const createWalkModel = () => {
  const registered: Array<Registered> = []
  const byName = new Map<string, Array<Registered>>()
  const backups: Array<Backup> = []
  let hands = NOTHING
  let restores = 0
  return {
    registered,
    backups,
    hands: () => hands,
    /** Takes back what staff did since. */
    takeBack: (former: ByHand) => {
      hands = former
    },
    named: (name: string): ReadonlyArray<Registered> => byName.get(name) ?? [],
    register: (one: Omit<Registered, 'number' | 'state' | 'stood'>) => {
      const made: Registered = { ...one, number: registered.length, state: 'living', stood: false }
      registered.push(made)
      byName.set(one.name, [...(byName.get(one.name) ?? []), made])
    },
    erase: (phone: string) => {
      for (const one of registered) if (one.phone === phone) one.state = 'erased'
    },
    backUp: (file: string) =>
      void backups.push({
        file,
        numbers: new Set(registered.flatMap(({ state, number }) => (state === 'living' ? [number] : []))),
      }),
    /** `stands`: how often a name stands in the sheets now. */
    restore: ({ numbers }: Backup, stands: (name: string) => number) => {
      restores += 1
      const stood = new Map<string, number>()
      for (const one of registered) {
        if (one.state === 'erased') continue
        const { name } = one
        const isKnown = numbers.has(one.number)
        if (!isKnown && one.state === 'living') {
          const before = stood.get(name) ?? 0
          one.stood = before < stands(name) + (hands.deleted.get(name) ?? 0) - (hands.copied.get(name) ?? 0)
          stood.set(name, before + 1)
        }
        one.state = isKnown ? 'living' : 'forgotten'
      }
    },
    /** A restored ledger may send again what staff deleted after the backup. */
    isRestored: () => restores > 0,
    typeRow: (name: string, phone: string, at: number) => {
      hands = { ...hands, typed: new Map(hands.typed).set(name, { rows: 1, phone, at }) }
    },
    note: (name: string, text: string) => {
      hands = { ...hands, noted: new Map(hands.noted).set(name, text) }
    },
    forgetNotes: (isForgotten: (text: string) => boolean) => {
      hands = { ...hands, noted: new Map([...hands.noted].filter(([, text]) => !isForgotten(text))) }
    },
    copyRow: (name: string) => {
      const typed = hands.typed.get(name)
      hands =
        typed === undefined
          ? { ...hands, copied: plus(hands.copied, name) }
          : { ...hands, typed: new Map(hands.typed).set(name, { ...typed, rows: typed.rows + 1 }) }
    },
    deleteRow: (name: string) => {
      const typed = hands.typed.get(name)
      const noted = new Map(hands.noted)
      noted.delete(name)
      hands =
        typed === undefined
          ? { ...hands, noted, deleted: plus(hands.deleted, name) }
          : { ...hands, noted, typed: new Map(hands.typed).set(name, { ...typed, rows: typed.rows - 1 }) }
    },
  }
}

export type WalkModel = ReturnType<typeof createWalkModel>
