/** What one of the parties did in a run. Keys, contents and rows are hashed: nothing is about a person. */
export type TraceEvent =
  /** A call of a browser's tab leaves with a key. */
  | {
      readonly who: 'visitor'
      readonly did: 'sends'
      readonly tab: string
      readonly key: string
      readonly content: string
    }
  /** The answer of a call reaches its tab. */
  | {
      readonly who: 'visitor'
      readonly did: 'receives'
      readonly tab: string
      readonly key: string
      readonly isKept: boolean
    }
  /** The page shows a success or a failure. */
  | { readonly who: 'visitor'; readonly did: 'sees'; readonly key: string; readonly isKept: boolean }
  /** What the page shows of a dialog. */
  | {
      readonly who: 'dialog'
      readonly did: 'enters'
      readonly flow: string
      readonly state: string
      readonly dialog: string
      readonly tab: string
    }
  | { readonly who: 'server'; readonly did: 'answers'; readonly key: string; readonly isKept: boolean }
  | {
      readonly who: 'ledger'
      readonly did: 'keeps'
      readonly key: string
      readonly content: string
      readonly row: string
    }
  /** A person is erased: their rows are gone from the ledger, and are to go from the sheet. */
  | { readonly who: 'ledger'; readonly did: 'erases'; readonly rows: ReadonlyArray<string> }
  | { readonly who: 'ledger'; readonly did: 'is backed up' }
  /** From the last backup. `rows`: all that it holds then. */
  | { readonly who: 'ledger'; readonly did: 'is restored'; readonly rows: ReadonlyArray<string> }
  | {
      readonly who: 'delivery'
      readonly did: 'enters'
      readonly flow: 'delivery'
      readonly process: string
      readonly state: string
    }
  /** What the machine is told in its state. `id` and `rows` of work that the ledger gives; of removals, the rows to remove. */
  | {
      readonly who: 'delivery'
      readonly did: 'hears'
      readonly process: string
      readonly answer: string
      readonly id?: number
      readonly rows?: ReadonlyArray<string>
    }
  | { readonly who: 'delivery'; readonly did: 'stops'; readonly process: string }
  | {
      readonly who: 'ledger'
      readonly did: 'settles'
      readonly process: string
      /** Null of a sheet that was read. */
      readonly id: number | null
      readonly outcome: string
    }
  | {
      readonly who: 'delivery'
      readonly did: 'calls'
      readonly process: string
      readonly call: number
      /** Of the mark that the call makes; null if it makes none. */
      readonly id: number | null
      readonly rows: ReadonlyArray<string>
    }
  /** A call arrived. `rows`: those that are in the spreadsheet since, `gone`: those that no longer are, hidden tabs included. */
  | {
      readonly who: 'sheet'
      readonly did: 'takes' | 'refuses'
      readonly call: number
      readonly rows: ReadonlyArray<string>
      readonly gone: ReadonlyArray<string>
    }
  /** Nothing is waiting any more. */
  | { readonly who: 'ledger'; readonly did: 'is drained' }

export type Trace = ReadonlyArray<TraceEvent>
