import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { afterReveal } from '../../../domain/desk/after-reveal'
import type { StepFeedback } from '../../../domain/desk/step-feedback'
import type { Showing } from '../../../domain/ledger/staff/record-showing'
import type { RegistrationDetails } from '../../../domain/ledger/staff/registration-details'
import { viewRegistration } from '../../../domain/ledger/staff/view-registration'
import { readProducts } from '../content/readable-content'
import { type DeskDeps, type DeskRequest, NOT_FOUND, type PendingAnswer, page } from './desk-request'
import type { WithIndex } from './keep-indexed'
import { isOpenedByOther, stepFormIn } from './step-input'

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
  ({ who }: DeskRequest): PendingAnswer =>
    TE.right(page(pages.gone({ who }), NOT_FOUND))

/**
 * The page of one registration with the feedback `said`, once the viewing is in the history; a list if several share the
 * reference.
 */
export const showRegistration =
  ({ ledger, pages, now, site, readProductRows, indexed }: DeskDeps & WithIndex) =>
  (request: DeskRequest, showing: Showing, said: StepFeedback = {}, status = 200): PendingAnswer => {
    const { who, params } = request
    return pipe(
      indexed,
      TE.chain(() => ledger.change((at) => viewRegistration({ key: params.key ?? '', who, showing }, at))),
      TE.bind('products', () => TE.fromTask(readProducts(readProductRows))),
      TE.chain(({ found, details, products }) => {
        if (details !== null) {
          const also = showing.tag === 'phoneAsked' ? revealed(request, details) : {}
          const { delivery } = site
          return TE.right(
            page(
              pages.registration({ who, now: now(), products, delivery, ...said, ...also, ...details }),
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
