export type ShownProperty = {
  readonly row: string
  readonly says: string
  readonly flow: string
  /** What the exploration allowed around the machine. */
  readonly surroundings: string
  /** What they take for granted, with the file of the code that keeps it. */
  readonly assumes: ReadonlyArray<{ readonly says: string; readonly keptBy: string }>
  readonly states: number
  readonly steps: number
  /** The shortest counterexample; `npm test` fails unless this is null. */
  readonly broken: ReadonlyArray<string> | null
  readonly variant: { readonly says: string; readonly broken: ReadonlyArray<string> | null }
}
