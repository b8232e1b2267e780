/** What exploring found of a safety property, as the pages show it. */
export type ShownProperty = {
  readonly row: string
  /** A plain sentence. */
  readonly says: string
  /** The flow whose page shows it. */
  readonly flow: string
  /** What was let happen around the machine. */
  readonly surroundings: string
  readonly states: number
  readonly steps: number
  /** The shortest way to break it; none, else `npm test` fails. */
  readonly broken: ReadonlyArray<string> | null
  /** A fault that breaks it, and how. */
  readonly variant: { readonly says: string; readonly broken: ReadonlyArray<string> | null }
}
