import { applyRequests, type Request } from './batch-update'
import type { Actor, Book, Settings } from './book'
import { entered, filled } from './cell'
import { areasOfRanges, getSpreadsheet } from './get-spreadsheet'
import type { Metadata } from './metadata'
import { createPlainEdits } from './plain-edits'
import { type Answer, answering, refusal } from './refusal'
import { BATCH_SHAPE } from './request-shapes'
import { SERVICE_ACCOUNT } from './service-account'
import { checkShape } from './shape'
import { emptyTab, rowsWithData, type Tab } from './tab'
import { createUndo } from './undo'
import { WrittenSince } from './undo-contents'

/** What a call does with the spreadsheet; a refusal that it throws is its answer. */
export type Call = (book: Book, actor: Actor) => unknown

type Batch = {
  readonly requests?: ReadonlyArray<Request>
  readonly includeSpreadsheetInResponse?: boolean
  readonly responseRanges?: ReadonlyArray<string>
  readonly responseIncludeGridData?: boolean
}

type Given = string | (Pick<Tab, 'title'> & Partial<Tab>)

type Options = {
  readonly id?: string
  readonly settings?: Partial<Settings>
  readonly random?: () => number
}

const DEFAULTS: Settings = {
  metadataFollowsSort: false,
  metadataIsDuplicated: false,
  protectionCoversMetadata: false,
  isMissingMetadataRefused: true,
  maxCells: 10_000_000,
}

/**
 * One spreadsheet as `developers.google.com/workspace/sheets/api/reference/rest` describes it. `batchUpdate` applies all
 * requests or none. Each file beside this one names where it differs from the pages, and what they leave open.
 */
export const createSpreadsheet = (
  tabs: ReadonlyArray<Given>,
  { id = 'a spreadsheet', settings: given = {}, random = Math.random }: Options = {},
) => {
  const settings: Settings = { ...DEFAULTS, ...given }
  const each = new Set<(path: string) => void>()
  const next: Array<(path: string) => void> = []
  let isBetween = false
  let poison: string | null = null
  let state: Book = {
    id,
    tabs: tabs.map((tab, index) =>
      emptyTab({ sheetId: index + 1, ...(typeof tab === 'string' ? { title: tab } : tab) }),
    ),
    metadata: new Map(),
    protections: [],
  }
  const undo = createUndo()
  const actor = (address: string | null): Actor => ({ address, settings, random, poison })

  /** What others do between two calls of ours; their own calls meet nobody. */
  const meet = (path: string): void => {
    if (isBetween) return
    isBetween = true
    try {
      for (const act of [...next.splice(0, 1), ...each]) act(path)
    } finally {
      isBetween = false
    }
  }

  const call = (path: string, work: Call): Answer => {
    meet(path)
    return answering(() => work(state, actor(SERVICE_ACCOUNT)))
  }

  const change = (work: (draft: Book) => void): void => {
    const draft = { ...state }
    work(draft)
    state = draft
  }

  const batchUpdate = (body: unknown): Answer =>
    call(':batchUpdate', () => {
      checkShape(BATCH_SHAPE, body)
      const { requests = [], ...wanted } = body as Batch
      if (requests.length === 0) throw refusal('Must specify at least one request.')
      const draft = { ...state }
      const replies = applyRequests(draft, requests, actor(SERVICE_ACCOUNT))
      state = draft
      undo.follow(requests)
      if (wanted.includeSpreadsheetInResponse !== true) return { spreadsheetId: id, replies }
      const asked = {
        areas: areasOfRanges(state, wanted.responseRanges ?? []),
        isGridDataWanted: wanted.responseIncludeGridData === true,
        mask: null,
      }
      const updatedSpreadsheet = getSpreadsheet(state, asked, actor(SERVICE_ACCOUNT))
      return { spreadsheetId: id, replies, updatedSpreadsheet }
    })

  return {
    settings,
    call,
    batchUpdate,
    state: (): Book => state,
    /** What the owner of the spreadsheet does by hand: all of it or, if it is refused, nothing. */
    act: (...requests: ReadonlyArray<Request>): ReadonlyArray<object> => {
      const steps: Array<readonly [before: Book, request: Request, after: Book]> = []
      let draft: Book = state
      const replies = requests.flatMap((request) => {
        const before = draft
        draft = { ...before }
        const [reply = {}] = applyRequests(draft, [request], { ...actor(null), poison: null })
        steps.push([before, request, draft])
        return [reply]
      })
      state = draft
      undo.keep(steps)
      return replies
    },
    /** Takes back the owner's last actions, and nothing of what calls did since: false where they stay for that. */
    undo: (actions = 1): boolean => {
      const draft = { ...state }
      try {
        for (let left = actions; left > 0; left -= 1) undo.takeBack(draft)
      } catch (error) {
        if (error instanceof WrittenSince) return false
        throw error
      }
      state = draft
      return true
    },
    /** Somebody acts before the next call is applied. */
    beforeNextCall: (act: (path: string) => void) => void next.push(act),
    /** Somebody acts before each call; returns what ends it. */
    beforeEachCall: (act: (path: string) => void) => {
      each.add(act)
      return () => void each.delete(act)
    },
    /** What the cells of a tab were given; a formula has its word before it. */
    rowsOf: (title: string): ReadonlyArray<ReadonlyArray<string>> => {
      const tab = state.tabs.find((one) => one.title === title)
      return tab === undefined
        ? []
        : tab.rows.slice(0, rowsWithData(tab)).map((row) => Array.from(filled(row), entered))
    },
    /** The metadata of the spreadsheet itself. */
    markers: (): ReadonlyMap<number, Metadata> =>
      new Map([...state.metadata].filter(([, { location }]) => location.type === 'SPREADSHEET')),
    addMarker: (metadataId: number, metadataValue: string) =>
      change((draft) => {
        const location = { type: 'SPREADSHEET' } as const
        const marker: Metadata = {
          metadataId,
          metadataKey: 'r',
          metadataValue,
          visibility: 'DOCUMENT',
          location,
        }
        draft.metadata = new Map(draft.metadata).set(metadataId, marker)
      }),
    removeMarker: (metadataId: number) =>
      change((draft) => {
        draft.metadata = new Map([...draft.metadata].filter(([one]) => one !== metadataId))
      }),
    refuseText: (text: string | null) => {
      poison = text
    },
    ...createPlainEdits({ state: () => state, change }),
  }
}

export type Spreadsheet = ReturnType<typeof createSpreadsheet>
