/** A test by its file and a part of its title. */
export type NamedTest = readonly [file: string, title: string]

/** What the surroundings take for granted, the file of the code that keeps it, and the tests that show that it does. */
export type Assumption = {
  readonly says: string
  readonly keptBy: string
  readonly shownBy: readonly [NamedTest, ...ReadonlyArray<NamedTest>]
}

export type StatedProperty = {
  readonly row: string
  readonly says: string
  readonly flow: string
  readonly assumes: ReadonlyArray<Assumption>
}

/** What an exploration found. */
export type ShownProperty = StatedProperty & {
  /** What the exploration allowed around the machine. */
  readonly surroundings: string
  readonly states: number
  readonly steps: number
  /** The shortest counterexample; `npm test` fails unless this is null. */
  readonly broken: ReadonlyArray<string> | null
  /** A variant with a fault for each clause; a single clause has no name. */
  readonly variants: ReadonlyArray<{
    readonly clause: string
    readonly says: string
    readonly broken: ReadonlyArray<string> | null
  }>
}
