import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { DESK } from '../../domain/access/addresses'
import { decodeProductRows } from '../../domain/catalogue/product-rows'
import {
  ofKey,
  readRegistrationKey,
  registrationAddress,
  WORK,
  WORK_FIELDS,
} from '../../domain/handling/addresses'
import { listSpan, readDeskList } from '../../domain/handling/desk-list'
import { STATE_NAMES } from '../../domain/handling/handling'
import { readSearch } from '../../domain/handling/search'
import { decodeStep, type StepForm } from '../../domain/handling/step-form'
import {
  callList,
  countStates,
  foundBy,
  othersOf,
  revealNumber,
  takeStep,
} from '../../domain/ledger/handling'
import { appendHistory } from '../../domain/ledger/history'
import type { LedgerUnavailable } from '../../domain/ledger/ledger-failure'
import { markOfPhone } from '../../domain/ledger/phone-mark'
import { first, run, type Script } from '../../domain/ledger/script'
import type { HandledRegistration, HandlingStep } from '../../domain/ledger/statements/handling-statements'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { nationalNumber } from '../../domain/registration/phone-spellings'
import type { Target } from '../../domain/registration/registration'
import { sheetTimestamp } from '../../domain/registration/sheet-timestamp'
import type { DeskAnswer, DeskDeps, DeskRequest, DeskRoute } from '../../ports/desk'
import { STEP_ERRORS, WORK_COPY } from '../copy/desk-work'
import { historyPage } from './history-table'
import { keepIndexed } from './keep-indexed'
import { callsPage, listPage, searchPage } from './list-page'
import {
  gonePage,
  type Known,
  registrationPage,
  type Said,
  sentencePage,
  UNPROCESSABLE,
} from './registration-page'
import { slipsPage } from './slips-page'

type Answering = TE.TaskEither<LedgerUnavailable, DeskAnswer>

const MOST_SLIPS = 50
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CONFLICT = 409
const SAVED = 'luu'

function* known(shown: HandledRegistration, at: EpochMs): Script<Known> {
  const { kept } = shown
  const calls = yield* callList(at)
  return {
    shown,
    steps: yield* run('stepsOf', { id: kept.id }),
    others: yield* othersOf(shown),
    uses: yield* run('historyOfPerson', {
      phoneMark: yield* markOfPhone(nationalNumber(kept.registration.phone)),
    }),
    next: calls.find((call) => call.kept.id !== kept.id) ?? null,
  }
}

/** The registrations of the last part of an address: one, or several that share a reference. */
function* foundByKey(written: string): Script<ReadonlyArray<HandledRegistration>> {
  const key = readRegistrationKey(written)
  if (key === null) return []
  if (key.id === null) return yield* run('foundByReference', { reference: key.reference })
  const one = yield* first('handledOne', { id: key.id })
  return one?.reference === key.reference ? [one] : []
}

const stepFormIn = ({ fields }: DeskRequest): StepForm => ({
  state: fields.get(WORK_FIELDS.state) ?? '',
  note: fields.get(WORK_FIELDS.note) ?? '',
  callAt: fields.get(WORK_FIELDS.callAt) ?? '',
  seen: fields.get(WORK_FIELDS.seen) ?? '',
})

const outdatedText = (steps: ReadonlyArray<HandlingStep>): string => {
  const last = steps.at(-1)
  return last === undefined
    ? STEP_ERRORS.refused
    : WORK_COPY.outdated(last.who, STATE_NAMES[last.state], sheetTimestamp(last.at))
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** The pages on which staff work with registrations. */
export const workRoutes = (deps: DeskDeps): ReadonlyArray<DeskRoute> => {
  const { ledger, site, now } = deps
  const indexed = keepIndexed(deps)
  const read = <A>(script: (at: EpochMs) => Script<A>) =>
    pipe(
      indexed,
      TE.chain(() => ledger.read(script)),
    )

  const list =
    (target: Target) =>
    ({ who, query }: DeskRequest): Answering => {
      const asked = readDeskList(target, query)
      const { from, to } = listSpan(asked)
      const page = { target, from, ...(asked.before ?? { at: to, id: 0 }) }
      return pipe(
        read(function* () {
          return {
            rows:
              asked.state === null
                ? yield* run('handledPage', page)
                : yield* run('handledPageOfState', { ...page, state: asked.state }),
            counts: yield* countStates(target),
          }
        }),
        TE.map((shown) => listPage({ who, list: asked, now: now(), ...shown })),
      )
    }

  const search = ({ who, fields }: DeskRequest): Answering => {
    const typed = fields.get(WORK_FIELDS.search) ?? ''
    const asked = readSearch(typed)
    return pipe(
      read(() => foundBy(asked)),
      TE.map((rows) => searchPage({ who, rows, now: now(), typed, isSearched: asked.tag !== 'nothing' })),
    )
  }

  /** One registration with what is said about it; several with the same reference as a list. */
  const shownAs = ({ who, params }: DeskRequest, said: Said & { readonly status?: number }): Answering =>
    pipe(
      read(function* (at) {
        const found = yield* foundByKey(params.key ?? '')
        const [only] = found
        return { found, known: only === undefined || found.length > 1 ? null : yield* known(only, at) }
      }),
      TE.map(({ found, known: all }) => {
        if (all !== null) return registrationPage({ who, now: now(), ...said, ...all })
        return found.length === 0
          ? gonePage(who)
          : searchPage({ who, rows: found, now: now(), typed: '', isSearched: true })
      }),
    )

  const shown = (request: DeskRequest): Answering =>
    shownAs(request, { isSaved: request.query.get(SAVED) !== null })

  const reveal = (request: DeskRequest): Answering => {
    const id = readRegistrationKey(request.params.key ?? '')?.id ?? null
    return id === null
      ? TE.right(gonePage(request.who))
      : pipe(
          indexed,
          TE.chain(() => ledger.change((at) => revealNumber(id, request.who, at))),
          TE.chain(() => shownAs(request, { isNumberShown: true })),
        )
  }

  const refusedWith = (request: DeskRequest, problem: string, status: number): Answering =>
    shownAs(request, { problem, status, typed: stepFormIn(request) })

  const step = (request: DeskRequest): Answering => {
    const key = readRegistrationKey(request.params.key ?? '')
    if (key === null || key.id === null) return TE.right(gonePage(request.who))
    const named = { reference: key.reference, id: key.id }
    return pipe(
      read(() => first('handledOne', { id: named.id })),
      TE.chain((present): Answering => {
        if (present === null) return TE.right(gonePage(request.who))
        const decoded = decodeStep(stepFormIn(request), present.state, now())
        if (E.isLeft(decoded)) return refusedWith(request, STEP_ERRORS[decoded.left], UNPROCESSABLE)
        return pipe(
          ledger.change((at) => takeStep({ ...decoded.right, id: named.id, who: request.who }, at)),
          TE.chain((taken): Answering => {
            switch (taken.tag) {
              case 'taken':
                return TE.right({
                  tag: 'redirect',
                  to: `${registrationAddress(named)}?${SAVED}=${taken.number}`,
                })
              case 'outdated':
                return refusedWith(request, outdatedText(taken.steps), CONFLICT)
              case 'refused':
                return refusedWith(request, STEP_ERRORS.refused, UNPROCESSABLE)
              case 'gone':
                return TE.right(gonePage(request.who))
            }
          }),
        )
      }),
    )
  }

  const slips = ({ who, query }: DeskRequest): Answering =>
    pipe(
      indexed,
      TE.chainTaskK(() => deps.readProductRows),
      TE.chain((rows) =>
        pipe(
          ledger.change(function* (at) {
            const orders: Array<HandledRegistration> = []
            for (const key of query.getAll(WORK_FIELDS.key).slice(0, MOST_SLIPS))
              for (const order of yield* foundByKey(key)) {
                if (order.kept.target !== 'orders') continue
                orders.push(order)
                const { phone } = order.kept.registration
                yield* appendHistory({ who, command: 'desk printed', phone, rows: 1 }, at)
              }
            return orders
          }),
          TE.map((orders) =>
            orders.length === 0
              ? gonePage(who)
              : slipsPage({
                  who,
                  orders,
                  products: E.isRight(rows) ? decodeProductRows(rows.right) : [],
                  brand: site.brand.name,
                }),
          ),
        ),
      ),
    )

  const exportXlsx = ({ who, fields }: DeskRequest): Answering => {
    const target = fields.get(WORK_FIELDS.target) === 'members' ? 'members' : 'orders'
    const asked = readDeskList(target, fields)
    const entry = { who, command: `desk exported ${target}`, phone: null }
    return pipe(
      ledger.change((at) => appendHistory(entry, at)),
      TE.chain((id) =>
        pipe(
          TE.fromTask(() => deps.exportXlsx(asked)),
          TE.chain((made): Answering => {
            if (E.isLeft(made)) return TE.right(sentencePage(who, WORK_COPY.exportFailed))
            const { bytes, rows } = made.right
            const name = `${target === 'orders' ? 'don-hang' : 'hoi-vien'}.xlsx`
            return pipe(
              ledger.change(() => run('countUse', { id, rows })),
              TE.map((): DeskAnswer => ({ tag: 'file', name, type: XLSX_TYPE, body: once(bytes) })),
            )
          }),
        ),
      ),
    )
  }

  const calls = ({ who }: DeskRequest): Answering =>
    pipe(
      read(callList),
      TE.map((rows) => callsPage({ who, rows, now: now() })),
    )

  const history = ({ who }: DeskRequest): Answering =>
    pipe(
      ledger.read(() => run('latestHistory', {})),
      TE.map((entries) => historyPage(who, entries)),
    )

  return [
    { method: 'GET', path: DESK.orders, handle: list('orders') },
    { method: 'GET', path: DESK.members, handle: list('members') },
    { method: 'GET', path: DESK.calls, handle: calls },
    { method: 'POST', path: WORK.search, handle: search },
    { method: 'GET', path: ofKey.shown(':key'), handle: shown },
    { method: 'POST', path: ofKey.number(':key'), handle: reveal },
    { method: 'POST', path: ofKey.step(':key'), handle: step },
    { method: 'GET', path: WORK.slips, handle: slips },
    { method: 'POST', path: WORK.exportXlsx, handle: exportXlsx },
    { method: 'GET', path: WORK.history, handle: history },
  ]
}
