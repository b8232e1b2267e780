import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { SendFailure, Work } from '../../../src/domain/delivery/batch'
import type { Target } from '../../../src/domain/registration/registration'
import type { DeliveryStore } from '../../../src/ports/delivery-store'
import type { SheetWriter } from '../../../src/ports/sheet-writer'
import type { TraceEvent } from '../trace-check/trace'

const FOLDER = 'reports/traces'
const PHONE = /0\d{9,10}/
const CALL_HEADER = 'trace-call'

type Mark = { readonly metadataId: number; readonly metadataKey: string }
type Request = {
  readonly createDeveloperMetadata?: { readonly developerMetadata: Mark }
  readonly appendCells?: { readonly rows: ReadonlyArray<object> }
}

const answerOf = (answer: E.Either<SendFailure, unknown>): string => {
  if (E.isLeft(answer)) return answer.left.tag
  return typeof answer.right === 'string' ? answer.right : 'done'
}

const workText = (work: Work): string =>
  work.tag === 'removals' && work.round.isFresh ? 'fresh removals' : work.tag

/** The rows but the others, each as often as it stands in only one of both. */
const without = (rows: ReadonlyArray<string>, others: ReadonlyArray<string>): ReadonlyArray<string> => {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.indexOf(row)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Records what the parties of a run did. What is said of a person is hashed with a secret that nobody keeps. */
export const recordTrace = () => {
  const secret = crypto.randomUUID()
  const events: Array<TraceEvent> = []
  const hashed = (text: string): string =>
    createHash('sha256').update(secret).update(text).digest('hex').slice(0, 12)
  const add = (event: TraceEvent): void => void events.push(event)
  /** The hashed name of a row, by the phone number in it; null if there is none. */
  const rowIn = (text: string): string | null => {
    const phone = PHONE.exec(text)?.[0]
    return phone === undefined ? null : hashed(phone)
  }
  const rowsIn = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
    texts.flatMap((text) => rowIn(text) ?? [])
  let calls = 0
  const marked = new Map<string, string>()

  /** A process delivers to each sheet by a machine of its own. */
  const recordedStore = (started: string, store: DeliveryStore): DeliveryStore => {
    const nameOf = (target: Target): string => `${started} ${target}`
    let tidying = nameOf('orders')
    const during =
      (process: string, state: string, id: number | null, outcome: string) =>
      (settle: TE.TaskEither<unknown, void>) =>
      async (): Promise<never> => {
        add({ who: 'delivery', did: 'enters', flow: 'delivery', process, state })
        add({ who: 'ledger', did: 'settles', process, id, outcome })
        const answer = await settle()
        add({ who: 'delivery', did: 'hears', process, answer: E.isRight(answer) ? 'done' : 'failed' })
        return answer as never
      }
    return {
      ...store,
      formBatch: (target, spreadsheet) => async () => {
        const process = nameOf(target)
        const before = events.length
        add({ who: 'delivery', did: 'enters', flow: 'delivery', process, state: 'forming' })
        const answer = await store.formBatch(target, spreadsheet)()
        const work: Work = E.isRight(answer) ? answer.right : { tag: 'idle' }
        // It looks for work each second: what comes to nothing is left out.
        if (work.tag === 'idle' && events.length === before + 1) events.pop()
        else
          add({
            who: 'delivery',
            did: 'hears',
            process,
            answer: workText(work),
            ...(work.tag === 'batch'
              ? {
                  id: work.batch.id,
                  rows: rowsIn(work.batch.rows.map((row) => JSON.stringify(row))),
                }
              : {}),
            ...(work.tag === 'removals'
              ? {
                  id: work.round.id,
                  rows: work.round.removals.flatMap(
                    ({ phoneMark }) => marked.get(`${target} ${phoneMark}`) ?? [],
                  ),
                }
              : {}),
          })
        return answer
      },
      settleSheet: (target, settlement) =>
        during(nameOf(target), 'settling', null, settlement.tag)(store.settleSheet(target, settlement)),
      settleBatch: (target, id, settlement) =>
        during(nameOf(target), 'settling', id, settlement.tag)(store.settleBatch(target, id, settlement)),
      settleRemovals: (target, round, settlement) =>
        during(
          nameOf(target),
          'settling',
          round.id,
          settlement.tag,
        )(store.settleRemovals(target, round, settlement)),
      findOldMarkers: (target, room) => async () => {
        const process = nameOf(target)
        tidying = process
        add({ who: 'delivery', did: 'enters', flow: 'delivery', process, state: 'tidying' })
        const answer = await store.findOldMarkers(target, room)()
        if (E.isLeft(answer) || answer.right.length === 0)
          add({ who: 'delivery', did: 'hears', process, answer: E.isRight(answer) ? 'done' : 'failed' })
        return answer
      },
      forgetMarkers: (ids) => async () => {
        const answer = await store.forgetMarkers(ids)()
        add({
          who: 'delivery',
          did: 'hears',
          process: tidying,
          answer: E.isRight(answer) ? 'done' : 'failed',
        })
        return answer
      },
    }
  }

  const recordedWriter = (process: string, writer: SheetWriter): SheetWriter => {
    const during =
      <Given, A>(state: string, call: (given: Given) => TE.TaskEither<SendFailure, A>) =>
      (given: Given): TE.TaskEither<SendFailure, A> =>
      async () => {
        add({ who: 'delivery', did: 'enters', flow: 'delivery', process, state })
        const answer = await call(given)()
        add({ who: 'delivery', did: 'hears', process, answer: answerOf(answer) })
        return answer
      }
    return {
      ...writer,
      readSheets: during('reading', writer.readSheets),
      sendBatch: during('sending', writer.sendBatch),
      readMarker: during('confirming', writer.readMarker),
      reserveId: during('reserving', writer.reserveId),
      removeRows: during('removing', writer.removeRows),
      removeMarkers: (ids) => async () => {
        const answer = await writer.removeMarkers(ids)()
        if (E.isLeft(answer)) add({ who: 'delivery', did: 'hears', process, answer: 'failed' })
        return answer
      },
    }
  }

  /** Each call that changes the spreadsheet gets a number, which it takes along. */
  const recordedFetch =
    (processOf: (url: string) => string, call: typeof fetch): typeof fetch =>
    (url, init = {}) => {
      const body: { readonly requests?: ReadonlyArray<Request> } =
        typeof init.body === 'string' ? JSON.parse(init.body) : {}
      const requests = body.requests ?? []
      const mark = requests
        .map((request) => request.createDeveloperMetadata?.developerMetadata)
        .find((made) => made?.metadataKey === 'r')
      if (requests.length === 0) return call(url, init)
      calls += 1
      const rows = rowsIn(
        requests.flatMap(({ appendCells }) => (appendCells?.rows ?? []).map((row) => JSON.stringify(row))),
      )
      add({
        who: 'delivery',
        did: 'calls',
        process: processOf(String(url)),
        call: calls,
        id: mark?.metadataId ?? null,
        rows,
      })
      return call(url, { ...init, headers: { ...init.headers, [CALL_HEADER]: String(calls) } })
    }

  /** Applies a call and records what is in the spreadsheet since, and what no longer. `texts`: the rows of all its tabs. */
  const arrived = <A extends { readonly status: number }>(
    init: RequestInit,
    texts: () => ReadonlyArray<string>,
    apply: () => A,
  ): A => {
    const call = Number((init.headers as Readonly<Record<string, string>> | undefined)?.[CALL_HEADER] ?? 0)
    if (call === 0) return apply()
    const before = rowsIn(texts())
    const answer = apply()
    const after = rowsIn(texts())
    add({
      who: 'sheet',
      did: answer.status === 200 ? 'takes' : 'refuses',
      call,
      rows: without(after, before),
      gone: without(before, after),
    })
    return answer
  }

  return {
    events,
    add,
    hashed,
    rowIn,
    recordedStore,
    recordedWriter,
    recordedFetch,
    arrived,
    /** A person with an order is erased, whom the ledger's removals know by the mark. */
    erases: (phone: string, phoneMark: string): void => {
      marked.set(`orders ${phoneMark}`, hashed(phone))
      add({ who: 'ledger', did: 'erases', rows: [hashed(phone)] })
    },
    /** Kept for the page in which machines can be stepped through. */
    save: (name: string): void => {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(events)}\n`)
    },
  }
}

export type TraceRecorder = ReturnType<typeof recordTrace>
