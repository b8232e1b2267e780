import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pricesOf } from '../../../domain/catalogue/prices-of'
import { nextCall } from '../../../domain/handling/next-call'
import {
  ofKey,
  readRegistrationKey,
  registrationAddress,
  WORK_FIELDS,
} from '../../../domain/handling/registration-addresses'
import { decodeStep, type StepForm } from '../../../domain/handling/step-form'
import { callList, othersOf } from '../../../domain/ledger/desk-index'
import { markOfPhone } from '../../../domain/ledger/phone-mark'
import { first, run, type Script } from '../../../domain/ledger/script'
import { LOOK_AT_KEPT } from '../../../domain/ledger/staff-use'
import type { HandledRegistration, HandlingStep } from '../../../domain/ledger/statements/handling-statements'
import { recordShown, type StepRequest, takeStep } from '../../../domain/ledger/take-step'
import { nationalNumber } from '../../../domain/phone/phone-spellings'
import type { EpochMs } from '../../../domain/time/epoch-ms'
import type { Known, Said, StepProblem } from '../../../ports/desk-pages'
import {
  type Answering,
  type DeskDeps,
  type DeskRequest,
  type DeskRoute,
  NOT_FOUND,
  page,
  UNPROCESSABLE,
} from './desk-page'
import { foundByKey } from './found-by-key'
import { readIndexed, type WithIndex } from './keep-indexed'
import { readProducts } from './read-products'

const CONFLICT = 409
const SAVED = 'luu'

function* known(shown: HandledRegistration, at: EpochMs): Script<Known> {
  const { kept } = shown
  const others = yield* othersOf(shown)
  return {
    shown,
    steps: yield* run('stepsOf', { id: kept.id }),
    others,
    uses: yield* run('historyOfPerson', {
      phoneMark: yield* markOfPhone(nationalNumber(kept.registration.phone)),
      // Earlier uses would tell that the same person was erased.
      since: Math.min(...[shown, ...others].map((each) => each.kept.at)),
      without: LOOK_AT_KEPT,
    }),
    next: nextCall(yield* callList(at), kept.id),
  }
}

const stepFormIn = ({ fields }: DeskRequest): StepForm => ({
  state: fields.get(WORK_FIELDS.state) ?? '',
  note: fields.get(WORK_FIELDS.note) ?? '',
  callAt: fields.get(WORK_FIELDS.callAt) ?? '',
  seen: fields.get(WORK_FIELDS.seen) ?? '',
})

/** The state that a page showed whose last step was `seen`. */
const stateAt = ({ steps }: Known, seen: number): string =>
  steps.find(({ stepNumber }) => stepNumber === seen)?.state ?? 'new'

/** Whether a colleague opened the page at the same computer, and somebody else is signed in now. */
const isOpenedByOther = ({ fields, who }: DeskRequest): boolean =>
  (fields.get(WORK_FIELDS.who) ?? who) !== who

/**
 * What the page shows, after `Hiện số`, of input typed before. A state that was preselected, not chosen, is replaced by the present
 * one. The employee is told what somebody else did meanwhile, or that another name is signed in.
 */
const afterReveal = (all: Known, request: DeskRequest): Pick<Said, 'typed' | 'problem'> => {
  const typed = stepFormIn(request)
  if (isOpenedByOther(request)) return { typed, problem: { tag: 'otherName' } }
  const last = all.steps.at(-1)
  const seen = Number(typed.seen)
  if (typed.seen === '' || last === undefined || !(seen < last.stepNumber)) return { typed }
  return {
    typed: typed.state === stateAt(all, seen) ? { ...typed, state: all.shown.state } : typed,
    problem: { tag: 'meanwhile', last },
  }
}

const outdated = (missed: ReadonlyArray<HandlingStep>): StepProblem => {
  const last = missed.at(-1)
  return last === undefined ? { tag: 'refused' } : { tag: 'outdated', last }
}

/** The page of one registration, and what its buttons do. */
export const registrationRoutes = (deps: DeskDeps & WithIndex): ReadonlyArray<DeskRoute> => {
  const { ledger, pages, now, indexed } = deps
  const read = readIndexed(deps)

  const gone = ({ who }: DeskRequest): Answering => TE.right(page(pages.gone({ who }), NOT_FOUND))

  /** One registration with what is said about it; several with the same reference as a list. */
  const shownAs = (request: DeskRequest, said: Said, status = 200): Answering => {
    const { who, params } = request
    return pipe(
      indexed,
      TE.chain(() =>
        ledger.change(function* (at) {
          const found = yield* foundByKey(params.key ?? '')
          const [only] = found
          if (only === undefined || found.length > 1) return { found, all: null }
          yield* recordShown(only, { who, isNumberShown: said.isNumberShown === true }, at)
          return { found, all: yield* known(only, at) }
        }),
      ),
      TE.chain(({ found, all }) => {
        if (all !== null) {
          const also = said.isNumberShown === true ? afterReveal(all, request) : {}
          return TE.right(page(pages.registration({ who, now: now(), ...said, ...also, ...all }), status))
        }
        return found.length === 0
          ? gone(request)
          : TE.right(page(pages.found({ who, rows: found, now: now(), typed: '', isSearched: true })))
      }),
    )
  }

  const shown = (request: DeskRequest): Answering =>
    shownAs(request, { isSaved: request.query.get(SAVED) !== null })

  const reveal = (request: DeskRequest): Answering => shownAs(request, { isNumberShown: true })

  /** A tab may be restored, or its employee led back after signing in, at an address to which a button was sent. */
  const back = ({ params }: DeskRequest): Answering =>
    TE.right({ tag: 'redirect', to: ofKey.shown(encodeURIComponent(params.key ?? '')) })

  const refused = (request: DeskRequest, problem: StepProblem, status = UNPROCESSABLE): Answering =>
    shownAs(request, { problem, typed: stepFormIn(request) }, status)

  /** The current prices of the ordered products, to be recorded if the person confirms. */
  const pricesFor = ({ kept }: HandledRegistration): T.Task<Pick<StepRequest, 'prices'>> =>
    kept.target !== 'orders'
      ? T.of({})
      : pipe(
          readProducts(deps),
          T.map((products) => ({ prices: pricesOf(kept.registration.titles, products) })),
        )

  const step = (request: DeskRequest): Answering => {
    const key = readRegistrationKey(request.params.key ?? '')
    if (key === null || key.id === null) return gone(request)
    const named = { reference: key.reference, id: key.id }
    if (isOpenedByOther(request)) return refused(request, { tag: 'otherName' }, CONFLICT)
    return pipe(
      read(() => first('handledOne', { id: named.id })),
      TE.chain((present): Answering => {
        if (present === null) return gone(request)
        const decoded = decodeStep(stepFormIn(request), present, now())
        if (E.isLeft(decoded)) return refused(request, { tag: decoded.left })
        return pipe(
          TE.fromTask(pricesFor(present)),
          TE.chain((prices) =>
            ledger.change((at) =>
              takeStep({ ...decoded.right, ...prices, id: named.id, who: request.who }, at),
            ),
          ),
          TE.chain((taken): Answering => {
            switch (taken.tag) {
              case 'taken':
                return TE.right({
                  tag: 'redirect',
                  to: `${registrationAddress(named)}?${SAVED}=${taken.stepNumber}`,
                })
              case 'outdated':
                return refused(request, outdated(taken.steps), CONFLICT)
              case 'refused':
                return refused(request, { tag: 'refused' })
              case 'gone':
                return gone(request)
            }
          }),
        )
      }),
    )
  }

  return [
    { method: 'GET', path: ofKey.shown(':key'), handle: shown },
    { method: 'POST', path: ofKey.number(':key'), handle: reveal },
    { method: 'POST', path: ofKey.step(':key'), handle: step },
    { method: 'GET', path: ofKey.number(':key'), handle: back },
    { method: 'GET', path: ofKey.step(':key'), handle: back },
  ]
}
