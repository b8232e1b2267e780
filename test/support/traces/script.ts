import type { Trace, TraceAct, TraceEvent } from '../trace-check/trace'

type Acts = ReadonlyArray<TraceAct>
type Words = ReadonlyArray<string | undefined>
type Verbs = Readonly<Record<string, (...words: Words) => Acts>>

const NO_ROWS = '-'
const rowsIn = (text: string = NO_ROWS): ReadonlyArray<string> => (text === NO_ROWS ? [] : text.split(','))
const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === 'null' ? null : Number(text)
/** Rows of one person begin with one letter. */
const personOf = (row: string): string => `person-${row.slice(0, 1)}`
const markIn = (text: string | undefined): string | null =>
  text === undefined || text === 'null' ? null : text

/** What is told so far, so that a phrase need not repeat it. */
const createTeller = () => {
  const pages = new Map<string, number>()
  /** Of tabs, their dialogs and processes. */
  const sheets = new Map<string, string>()
  const dialogs = new Map<string, string>()
  const attempts: Array<{ readonly key: string; readonly row: string; readonly sheet: string }> = []
  const calls: Array<string> = []
  const works = new Map<string, { readonly id: number | null; readonly rows: ReadonlyArray<string> }>()
  let backups = 0

  const attemptOf = (attempt: string) => attempts[Number(attempt) - 1] ?? { key: '', row: '', sheet: '' }
  const ofAttempt =
    (who: 'visitor' | 'server', did: string) =>
    (attempt = ''): Acts => [{ who, did, attempt: Number(attempt) } as TraceAct]
  const enters = (process: string, ...states: ReadonlyArray<string>): Acts =>
    states.map((state) => ({ who: 'delivery', did: 'enters', process, state }))
  const changes =
    (did: 'takes' | 'refuses') =>
    (
      _ = '',
      call = '',
      rows = NO_ROWS,
      gone = NO_ROWS,
      sheet = sheets.get(calls[Number(call) - 1] ?? ''),
    ): Acts => [
      { who: 'sheet', did, call: Number(call), sheet: sheet ?? '', rows: rowsIn(rows), gone: rowsIn(gone) },
    ]

  const tabs = {
    opens: (tab = '', page = String((pages.get(tab) ?? 0) + 1)) => {
      pages.set(tab, Number(page))
      return [{ who: 'visitor', did: 'opens', tab, page: Number(page) }]
    },
    copies: (tab = '', from = '') => [{ who: 'visitor', did: 'copies', tab, from }],
    closes: (tab = '') => [{ who: 'visitor', did: 'closes', tab }],
    shows: (
      tab = '',
      state = '',
      sheet = sheets.get(tab) ?? 'orders',
      dialog = sheet === 'members' ? '2' : '1',
    ) => {
      sheets.set(tab, sheet)
      dialogs.set(tab, dialog)
      sheets.set(`${tab} ${dialog}`, sheet)
      const told = state.replace('told', 'editing')
      return [{ who: 'dialog', did: 'enters', tab, dialog: Number(dialog), sheet, state: told }]
    },
    sends: (
      tab = '',
      row = '',
      key = `key-of-${row}`,
      dialog = dialogs.get(tab) ?? '1',
      attempt = String(attempts.length + 1),
    ) => {
      attempts.push({ key, row, sheet: sheets.get(`${tab} ${dialog}`) ?? '' })
      const sent = { attempt: Number(attempt), tab, dialog: Number(dialog), key, row }
      return [{ who: 'visitor', did: 'sends', ...sent }]
    },
  } satisfies Verbs

  const answers = {
    heard: ofAttempt('server', 'hears'),
    kept: (attempt = '') => {
      const sent = attemptOf(attempt)
      return [{ who: 'ledger', did: 'keeps', ...sent, person: personOf(sent.row) }]
    },
    acknowledged: ofAttempt('server', 'acknowledges'),
    refused: ofAttempt('server', 'refuses'),
    received: ofAttempt('visitor', 'receives'),
    dropped: ofAttempt('visitor', 'gives up'),
    filled: ofAttempt('visitor', 'fills'),
  } satisfies Verbs

  const ledger = {
    quarantined: (attempt = '') => {
      const sent = attemptOf(attempt)
      return [{ who: 'ledger', did: 'quarantines', ...sent, person: personOf(sent.row) }]
    },
    keeps: (_, key = '', row = '', sheet = 'orders', person = personOf(row)) => [
      { who: 'ledger', did: 'keeps', key, row, sheet, person },
    ],
    erases: (_, person = '', rows = person) => [
      { who: 'ledger', did: 'erases', person: personOf(person), rows: rowsIn(rows) },
    ],
    backs: (_, rows, backup = String(backups + 1)) => {
      backups += 1
      return [{ who: 'ledger', did: 'is backed up', backup: Number(backup), rows: rowsIn(rows) }]
    },
    restores: (_, rows, backup = String(backups)) => [
      { who: 'ledger', did: 'is restored', backup: Number(backup), rows: rowsIn(rows) },
    ],
    release: (_, key = '', sheet = 'orders') => [{ who: 'staff', did: 'release', key, sheet }],
    retry: () => [{ who: 'staff', did: 'retry' }],
    dies: () => [{ who: 'server', did: 'is killed' }],
    /** Nobody does this. */
    hums: () => [{ who: 'server', did: 'hums' } as never],
    settled: (process = '', id, outcome = '') => [
      { who: 'ledger', did: 'settles', process, id: numberIn(id), outcome },
    ],
    takes: changes('takes'),
    refuses: changes('refuses'),
    ends: (_, kept, orders, members) => [
      { who: 'run', did: 'ends', ledger: rowsIn(kept), orders: rowsIn(orders), members: rowsIn(members) },
    ],
  } satisfies Verbs

  const processes = {
    starts: (process = '', sheet = 'orders') => {
      sheets.set(process, sheet)
      return [{ who: 'delivery', did: 'starts', process, sheet }]
    },
    stops: (process = '') => [{ who: 'delivery', did: 'stops', process }],
    enters: (process = '', state = '') => enters(process, state),
    given: (
      process = '',
      work = '',
      id,
      rows,
      mark = work === 'batch' ? `mark-of-${rows}` : undefined,
      inTab,
    ) => {
      works.set(process, { id: numberIn(id), rows: rowsIn(rows) })
      const found = { id: numberIn(id), mark: markIn(mark), rows: rowsIn(rows), inTab: markIn(inTab) }
      return [{ who: 'delivery', did: 'is given', process, work: work.replace('-', ' '), ...found }]
    },
    calls: (process = '', id, mark, rows, call = String(calls.length + 1)) => {
      calls.push(process)
      const made = { id: numberIn(id), mark: markIn(mark), rows: rowsIn(rows) }
      return [{ who: 'delivery', did: 'calls', process, call: Number(call), ...made }]
    },
    hears: (process = '', answer = '') => [{ who: 'delivery', did: 'hears', process, answer }],
  } satisfies Verbs

  const sets = (process = '', ...[work, id, rows, mark, inTab]: Words): Acts => [
    ...enters(process, 'taking'),
    ...processes.given(process, work, id, rows, mark, inTab),
  ]

  const settles = (process = '', answer = '', outcome = ''): Acts => [
    ...processes.hears(process, answer),
    ...enters(process, 'settling'),
    ...ledger.settled(process, String(works.get(process)?.id ?? null), outcome),
    ...enters(process, 'tidying'),
  ]
  const delivers = (process = '', id = '', rows = NO_ROWS, mark = `mark-of-${rows}`): Acts => [
    ...sets(process, 'batch', id, rows, mark),
    ...enters(process, 'sending'),
    ...processes.calls(process, id, mark, rows),
  ]

  /** Phrases that stand for several. */
  const whole = {
    registers: (tab = '', row = '', key = `key-of-${row}`, sheet = 'orders') => {
      const opened = pages.has(tab) ? [] : tabs.opens(tab)
      const shown = [...opened, ...tabs.shows(tab, 'sending', sheet), ...tabs.sends(tab, row, key)]
      const attempt = String(attempts.length)
      const answered = [answers.heard, answers.kept, answers.acknowledged, answers.received]
      return [...shown, ...answered.flatMap((tell) => tell(attempt)), ...tabs.shows(tab, 'told.confirmed')]
    },
    sets,
    delivers,
    /** Its batch is refused, and its number reserved. */
    fails: (process = '', id = '', rows = NO_ROWS) => {
      const sent = delivers(process, id, rows)
      const refusal = changes('refuses')('', String(calls.length))
      const confirmed = [...processes.hears(process, 'refused'), ...enters(process, 'confirming')]
      const reserved = processes.calls(process, id, 'reserved', NO_ROWS)
      return [...sent, ...refusal, ...confirmed, ...reserved, ...changes('takes')('', String(calls.length))]
    },
    /** Its last call arrives with what it sent. */
    arrives: (process = '') => {
      const call = String(calls.lastIndexOf(process) + 1)
      return changes('takes')('', call, works.get(process)?.rows.join() || NO_ROWS)
    },
    removes: (process = '', id = '', rows = NO_ROWS, inTab = 'null') => [
      ...sets(process, 'fresh-removals', id, rows, 'null', inTab),
      ...enters(process, 'removing'),
    ],
    settles,
  } satisfies Verbs

  return { ...tabs, ...answers, ...ledger, ...processes, ...whole } as Verbs
}

/** Rows that are refused one by one and parked, from the number 1: each is parked under the next. */
export const parked = (rows: ReadonlyArray<string>): string =>
  rows.map((row, n) => `p fails ${2 * n + 1} ${row}; p settles absent parked`).join('; ')

export const TEN = Array.from({ length: 10 }, (_, n) => `a${n + 1}`)
export const TEN_REFUSED = `${TEN.map((row, n) => `a${n} registers ${row}`).join('; ')}; p starts; ${parked(TEN)}`

/**
 * A trace from phrases: `who does what`, with `;` between them. `@` and a number of ms: when that is and what follows it; a number
 * before a verb is that of an attempt. Rows stand without spaces, `-` for none.
 */
export const script = (text: string): Trace => {
  const verbs = createTeller()
  let at = 0
  return text
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase): Trace => {
      const [told = '', time] = phrase.split(' @')
      if (time !== undefined) at = Number(time)
      const [subject, verb = '', ...words] = told.split(/\s+/)
      const tell = verbs[verb]
      if (tell === undefined) throw new Error(`nobody can be told to “${verb}”`)
      return tell(subject, ...words).map((act): TraceEvent => ({ ...act, at }))
    })
}
