import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { afterReveal } from '../../../domain/handling/after-reveal'
import { nextCall } from '../../../domain/handling/desk-list'
import { run, type Script } from '../../../domain/ledger/script'
import { callList, othersOf } from '../../../domain/ledger/staff/desk-index'
import { usesOf } from '../../../domain/ledger/staff/history'
import { recordShowing, type Showing } from '../../../domain/ledger/staff/record-showing'
import type { RegistrationDetails, StepFeedback } from '../../../domain/ledger/staff/registration-details'
import type { HandledRegistration } from '../../../domain/ledger/statements/handling-statements'
import type { EpochMs } from '../../../domain/time/epoch-ms'
import { readProducts } from '../content/read-products'
import { type Answering, type DeskDeps, type DeskRequest, NOT_FOUND, page } from './desk-page'
import { foundByKey } from './found-by-key'
import type { WithIndex } from './keep-indexed'
import { isOpenedByOther, stepFormIn } from './step-input'

function* detailsOf(shown: HandledRegistration, at: EpochMs): Script<RegistrationDetails> {
  const { kept } = shown
  const others = yield* othersOf(shown)
  return {
    shown,
    steps: yield* run('stepsOf', { id: kept.id }),
    others,
    // Earlier uses would reveal that the same person was erased.
    uses: yield* usesOf(kept.content.phone, Math.min(...[shown, ...others].map((each) => each.kept.at))),
    next: nextCall(yield* callList(at), kept.id),
  }
}

const revealed = (request: DeskRequest, { shown, steps }: RegistrationDetails) =>
  afterReveal({
    typed: stepFormIn(request),
    isOpenedByOther: isOpenedByOther(request),
    state: shown.state,
    steps,
  })

/** Answers that the registration does not exist, or no longer. */
export const showGone =
  ({ pages }: Pick<DeskDeps, 'pages'>) =>
  ({ who }: DeskRequest): Answering =>
    TE.right(page(pages.gone({ who }), NOT_FOUND))

/**
 * The page of one registration with the feedback `said`, once the viewing is in the history; a list if several share the
 * reference.
 */
export const showRegistration =
  ({ ledger, pages, now, site, readProductRows, indexed }: DeskDeps & WithIndex) =>
  (request: DeskRequest, showing: Showing, said: StepFeedback = {}, status = 200): Answering => {
    const { who, params } = request
    return pipe(
      indexed,
      TE.chain(() =>
        ledger.change(function* (at) {
          const found = yield* foundByKey(params.key ?? '')
          const [only] = found
          if (only === undefined || found.length > 1) return { found, all: null }
          const isNumberShown = yield* recordShowing(only, who, showing, at)
          return { found, all: { ...(yield* detailsOf(only, at)), isNumberShown } }
        }),
      ),
      TE.bind('products', () => TE.fromTask(readProducts(readProductRows))),
      TE.chain(({ found, all, products }) => {
        if (all !== null) {
          const also = showing.tag === 'numberAsked' ? revealed(request, all) : {}
          const { delivery } = site
          return TE.right(
            page(
              pages.registration({ who, now: now(), products, delivery, ...said, ...also, ...all }),
              status,
            ),
          )
        }
        return found.length === 0
          ? showGone({ pages })(request)
          : TE.right(
              page(
                pages.found({ who, rows: found, hasMore: false, now: now(), typed: '', isSearched: true }),
              ),
            )
      }),
    )
  }
