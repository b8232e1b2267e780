import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { SendFailure, Work } from '../../../src/domain/delivery/batch'
import { type Registration, TARGETS, type Target } from '../../../src/domain/registration/registration'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { TargetSheets } from '../../../src/ports/target-sheets'
import { without } from '../trace-check/rows'
import type { TraceAct, TraceEvent } from '../trace-check/trace'

const FOLDER = 'reports/traces'
const CALL_HEADER = 'trace-call'
const RESERVED = /^x+$/

type Mark = { readonly metadataId: number; readonly metadataKey: string; readonly metadataValue: string }
type CellValue = { readonly userEnteredValue?: { readonly stringValue?: string } }
type Request = {
  readonly createDeveloperMetadata?: { readonly developerMetadata: Mark }
  readonly appendCells?: { readonly rows: ReadonlyArray<{ readonly values: ReadonlyArray<CellValue> }> }
}

/** The rows of a sheet as texts, hidden tabs included; `sheet` of a hidden one is its name. */
export type SheetTexts = ReadonlyArray<{ readonly sheet: string; readonly cells: ReadonlyArray<string> }>

const PHONE = /^'?0\d{9}$/
const MOMENT = /^\d\d\/\d\d\/\d{4} /
const ROW_NUMBER = /^(?:formula )?=ROW/

/** What the person typed, in the order of the form: without row number and time. Null of a row without a phone number. */
const typedIn = (cells: ReadonlyArray<string>): ReadonlyArray<string> | null => {
  const typed = cells.filter((cell) => cell !== '' && !MOMENT.test(cell) && !ROW_NUMBER.test(cell))
  return typed.some((cell) => PHONE.test(cell)) ? typed.map((cell) => cell.replace(/^'/, '')) : null
}

const answerOf = (answer: E.Either<SendFailure, unknown>): string => {
  if (E.isLeft(answer)) return answer.left.tag
  return typeof answer.right === 'string' ? answer.right : 'done'
}

/**
 * Records what the parties of a run did, with the time of a clock in ms. What is said of a person is hashed with a secret that
 * nobody keeps.
 */
export const recordTrace = (now: () => number) => {
  const secret = crypto.randomUUID()
  const startedAt = now()
  const events: Array<TraceEvent> = []
  /** By sheet and number, and those that were erased by sheet and mark of the number. */
  const rowsOfPerson = new Map<string, ReadonlyArray<string>>()
  const rowsOfRemoval = new Map<string, ReadonlyArray<string>>()
  const running = new Map<string, boolean>()
  let calls = 0
  let backups = 0

  const add = (event: TraceAct): void => void events.push({ at: now() - startedAt, ...event })
  const hashed = (text: string): string =>
    createHash('sha256').update(secret).update(text).digest('hex').slice(0, 12)

  /** A row is named by what the person typed. */
  const rowIn = (cells: ReadonlyArray<string>): string | null => {
    const typed = typedIn(cells)
    return typed === null ? null : hashed(typed.join('|'))
  }
  const rowsIn = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
    rows.flatMap((cells) => rowIn(cells) ?? [])
  const rowOf = ({ content }: Registration): string => hashed(Object.values(content).map(String).join('|'))

  /** What follows in a process that was stopped happens nowhere. */
  const addOf = (event: TraceAct & { readonly process: string }): void => {
    if (running.get(event.process) === true) add(event)
  }

  const given = (target: Target, work: Exclude<Work, { tag: 'idle' | 'halted' }>) => {
    if (work.tag === 'batch') {
      const { id, markerValue, rows } = work.batch
      return { work: 'batch', id, mark: hashed(markerValue), rows: rows.map(rowOf), inTab: null }
    }
    if (work.tag === 'reading') return { work: 'unread', id: null, mark: null, rows: [], inTab: null }
    const { id, isFresh, removals, sheet } = work.round
    const rows = removals.flatMap(({ phoneHash }) => rowsOfRemoval.get(`${target} ${phoneHash}`) ?? [])
    return {
      work: isFresh ? 'fresh removals' : 'removals',
      id,
      mark: null,
      rows: [...new Set(rows)],
      inTab: sheet === null ? null : hashed(sheet.id),
    }
  }

  /** A process delivers to each sheet by a machine of its own. */
  const recordedStore = (started: string, store: DeliveryStore): DeliveryStore => {
    const nameOf = (target: Target): string => `${started} ${target}`
    const settling =
      (target: Target, id: number | null, outcome: string) =>
      <A>(settle: TE.TaskEither<A, void>): TE.TaskEither<A, void> =>
      async () => {
        const process = nameOf(target)
        addOf({ who: 'delivery', did: 'enters', process, state: 'settling' })
        const answer = await settle()
        if (E.isRight(answer)) addOf({ who: 'ledger', did: 'settles', process, id, outcome })
        return answer
      }
    return {
      ...store,
      takeWork: (target, spreadsheet) => async () => {
        const answer = await store.takeWork(target, spreadsheet)()
        const work: Work = E.isRight(answer) ? answer.right : { tag: 'idle' }
        const process = nameOf(target)
        // It looks for work each second: what comes to nothing is left out.
        if (work.tag !== 'idle' && work.tag !== 'halted') {
          addOf({ who: 'delivery', did: 'enters', process, state: 'taking' })
          addOf({ who: 'delivery', did: 'is given', process, ...given(target, work) })
        }
        return answer
      },
      settleReading: (target, settlement) =>
        settling(target, null, settlement.tag)(store.settleReading(target, settlement)),
      settleBatch: (target, id, settlement) =>
        settling(target, id, settlement.tag)(store.settleBatch(target, id, settlement)),
      settleRemovals: (target, round, settlement) =>
        settling(target, round.id, settlement.tag)(store.settleRemovals(target, round, settlement)),
      findOldMarkers: (target, room) => {
        addOf({ who: 'delivery', did: 'enters', process: nameOf(target), state: 'tidying' })
        return store.findOldMarkers(target, room)
      },
    }
  }

  const recordedWriter = (process: string, writer: TargetSheets): TargetSheets => {
    const during =
      <Given, A>(state: string, call: (given: Given) => TE.TaskEither<SendFailure, A>) =>
      (given: Given): TE.TaskEither<SendFailure, A> =>
      async () => {
        addOf({ who: 'delivery', did: 'enters', process, state })
        const answer = await call(given)()
        addOf({ who: 'delivery', did: 'hears', process, answer: answerOf(answer) })
        return answer
      }
    return {
      ...writer,
      readSheets: during('reading', writer.readSheets),
      sendBatch: during('sending', writer.sendBatch),
      claimId: during('confirming', writer.claimId),
      reserveId: during('reserving', writer.reserveId),
      removeRows: during('removing', writer.removeRows),
    }
  }

  /**
   * Each call that changes the spreadsheet gets a number, which it takes along. A process that was stopped makes no call; those
   * that it made arrive.
   */
  const recordedFetch =
    (processOf: (url: string) => string, call: typeof fetch): typeof fetch =>
    (url, init = {}) => {
      const body: { readonly requests?: ReadonlyArray<Request> } =
        typeof init.body === 'string' ? JSON.parse(init.body) : {}
      const requests = body.requests ?? []
      const made = requests
        .map((request) => request.createDeveloperMetadata?.developerMetadata)
        .find((each) => each?.metadataKey === 'r')
      const process = processOf(String(url))
      if (running.get(process) !== true) return new Promise(() => undefined)
      if (requests.length === 0) return call(url, init)
      calls += 1
      const rows = rowsIn(
        requests.flatMap(({ appendCells }) =>
          (appendCells?.rows ?? []).map(({ values }) =>
            values.map(({ userEnteredValue }) => userEnteredValue?.stringValue ?? ''),
          ),
        ),
      )
      const value = made?.metadataValue ?? ''
      add({
        who: 'delivery',
        did: 'calls',
        process,
        call: calls,
        id: made?.metadataId ?? null,
        mark: made === undefined ? null : RESERVED.test(value) ? 'reserved' : hashed(value),
        rows,
      })
      return call(url, { ...init, headers: { ...init.headers, [CALL_HEADER]: String(calls) } })
    }

  const sheetOfCall = (call: number): string =>
    events
      .flatMap((event) => (event.did === 'calls' && event.call === call ? [event.process] : []))
      .map((process) => process.split(' ').at(-1) ?? '')
      .join()

  /** Applies a call and records what is in the spreadsheet since, and what no longer. `texts`: the rows of all its tabs. */
  const arrived = <A extends { readonly status: number }>(
    init: RequestInit,
    texts: () => SheetTexts,
    apply: () => A,
  ): A => {
    const call = Number((init.headers as Readonly<Record<string, string>> | undefined)?.[CALL_HEADER] ?? 0)
    if (call === 0) return apply()
    const before = rowsIn(texts().map(({ cells }) => cells))
    const answer = apply()
    const now = texts()
    const after = rowsIn(now.map(({ cells }) => cells))
    const rows = without(after, before)
    const sheets = new Set(
      now.flatMap(({ sheet, cells }) => (rows.includes(rowIn(cells) ?? '') ? [sheet] : [])),
    )
    add({
      who: 'sheet',
      did: answer.status === 200 ? 'takes' : 'refuses',
      call,
      sheet: sheets.size === 0 ? sheetOfCall(call) : [...sheets].join(),
      rows,
      gone: without(before, after),
    })
    return answer
  }

  return {
    events,
    add,
    hashed,
    rowIn,
    rowOf,
    recordedStore,
    recordedWriter,
    recordedFetch,
    arrived,
    starts: (process: string, sheet: string): void => {
      running.set(process, true)
      add({ who: 'delivery', did: 'starts', process, sheet })
    },
    stops: (process: string): void => {
      if (running.get(process) === true) add({ who: 'delivery', did: 'stops', process })
      running.set(process, false)
    },
    isBackedUp: (kept: ReadonlyArray<Registration>): void => {
      backups += 1
      add({ who: 'ledger', did: 'is backed up', backup: backups, rows: kept.map(rowOf) })
    },
    isRestored: (kept: ReadonlyArray<Registration>): void =>
      add({ who: 'ledger', did: 'is restored', backup: backups, rows: kept.map(rowOf) }),
    /** A person is named by a digest of their number. */
    keeps: (
      key: string,
      row: string,
      { sheet, phone }: { readonly sheet: string; readonly phone: string },
    ): void => {
      const rows = rowsOfPerson.get(`${sheet} ${phone}`) ?? []
      rowsOfPerson.set(`${sheet} ${phone}`, [...rows, row])
      add({ who: 'ledger', did: 'keeps', key, row, sheet, person: hashed(phone) })
    },
    /** The ledger's removals know the person by the hash. `kept`: all that the ledger held before and holds since. */
    erases: (
      { phone, phoneHash }: { readonly phone: string; readonly phoneHash: string },
      ...kept: readonly [before: ReadonlyArray<Registration>, since: ReadonlyArray<Registration>]
    ): void => {
      for (const target of TARGETS)
        rowsOfRemoval.set(`${target} ${phoneHash}`, rowsOfPerson.get(`${target} ${phone}`) ?? [])
      const [before, since] = kept.map((registrations) => registrations.map(rowOf))
      add({ who: 'ledger', did: 'erases', person: hashed(phone), rows: without(before ?? [], since ?? []) })
    },
    /** `kept` and `texts`: all that ledger and sheets hold at the end. */
    ends: (kept: ReadonlyArray<Registration>, texts: SheetTexts): void => {
      const [orders = [], members = []] = TARGETS.map((target) =>
        rowsIn(texts.flatMap(({ sheet, cells }) => (sheet === target ? [cells] : []))),
      )
      add({ who: 'run', did: 'ends', ledger: kept.map(rowOf), orders, members })
    },
    /** Kept for the page in which machines can be stepped through; `who` enters the states of the flow. */
    save: (name: string, who: string, flow: string): void => {
      mkdirSync(FOLDER, { recursive: true })
      const shown = events.map((event) =>
        event.who === who && event.did === 'enters' ? { ...event, flow } : event,
      )
      writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(shown)}\n`)
    },
  }
}

export type TraceRecorder = ReturnType<typeof recordTrace>
