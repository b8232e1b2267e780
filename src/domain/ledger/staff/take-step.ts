import type { PriceList } from '../../catalogue/price-list'
import type { HandlingStep } from '../../handling/handled-registration'
import { handlingAfter, type StepChoice } from '../../handling/handling'
import type { EpochMs } from '../../time/epoch-ms'
import { first, run, type Script } from '../script'
import { appendHistory } from './history'

export type StepOutcome =
  | { readonly tag: 'taken'; readonly stepNumber: number }
  /** Another step was saved since the page was shown: `steps` are those that the page did not show. */
  | { readonly tag: 'outdated'; readonly steps: ReadonlyArray<HandlingStep> }
  /** The state cannot follow the present one. */
  | { readonly tag: 'refused' }
  | { readonly tag: 'gone' }

/** `prices`: those of an order that the employee saw; recorded if the step confirms it. */
export type StepRequest = StepChoice & {
  readonly id: number
  readonly who: string
  readonly note: string
  readonly prices: PriceList | null
}

/**
 * The outcome if the page did not show the last step: taken if the same step was saved before, as when it is sent again after a
 * lost answer.
 */
function* missedSteps({ id, seen, who, state, note, callAt }: StepRequest): Script<StepOutcome> {
  const steps = (yield* run('stepsOf', { id })).filter(({ stepNumber }) => stepNumber > seen)
  const [own] = steps
  return own?.who === who && own.state === state && own.note === note && own.callAt === callAt
    ? { tag: 'taken', stepNumber: own.stepNumber }
    : { tag: 'outdated', steps }
}

/** Appends a step with its line in the history, unless the page did not show the last one; nothing is overwritten. */
export function* takeStep(request: StepRequest, at: EpochMs): Script<StepOutcome> {
  const { id, who, note, seen } = request
  const now = yield* first('handledOne', { id })
  if (now === null) return { tag: 'gone' }
  if (now.steps !== seen) return yield* missedSteps(request)
  const next = handlingAfter(now, request)
  if (next === null) return { tag: 'refused' }
  const { state, callAt, steps: stepNumber } = next
  const advanced = yield* run('advanceHandling', { id, state, callAt, seen })
  if (advanced.length === 0) return yield* missedSteps(request)
  const prices =
    request.prices === null || state !== 'confirmed' || state === now.state
      ? null
      : JSON.stringify(request.prices)
  yield* run('insertStep', { id, stepNumber, at, who, state, note, callAt, prices })
  yield* appendHistory({ who, command: 'desk changed', phone: now.kept.content.phone, rows: 1 }, at)
  return { tag: 'taken', stepNumber }
}
