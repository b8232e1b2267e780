import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type PriceList, readPriceList } from '../catalogue/price-list'
import { type Handling, HandlingState, isRepeatable, type StepChoice } from '../handling/handling'
import { decodeNote, type NoteError } from '../handling/note'
import type { Registration } from '../registration/registration'
import type { EpochMs } from '../time/epoch-ms'
import { readVietnamTime } from '../time/vietnam-time'

export type StepForm = {
  readonly state: string
  readonly note: string
  /** `2026-11-23T15:30`, in Vietnam; empty if none was chosen. */
  readonly callAt: string
  readonly seen: string
  /** The prices that the page of an order showed, as JSON. */
  readonly prices: string
}

export type StepError =
  | NoteError
  | 'stateRequired'
  | 'pricesRequired'
  | 'callAtRequired'
  | 'callAtPast'
  | 'noteRequired'

const SEEN = /^\d{1,9}$/

const decodeCallAt = (
  state: HandlingState,
  callAt: string,
  now: EpochMs,
): E.Either<StepError, EpochMs | null> => {
  if (state !== 'callLater') return E.right(null)
  const at = readVietnamTime(callAt)?.from
  if (at === undefined) return E.left('callAtRequired')
  return at < now ? E.left('callAtPast') : E.right(at)
}

/** The prices at which the order is confirmed; null if the step confirms no order. */
const decodePrices = (
  state: HandlingState,
  prices: string,
  { target, content }: Registration,
): E.Either<StepError, PriceList | null> => {
  if (state !== 'confirmed' || target !== 'orders') return E.right(null)
  const list = readPriceList(prices)
  return list?.length === content.titles.length ? E.right(list) : E.left('pricesRequired')
}

/**
 * Decodes the form of a step against the handling of which its page was rendered; `takeStep` checks that nobody was faster. Fails
 * with `stateRequired` also for a page that another release rendered.
 */
export const decodeStep = (
  form: StepForm,
  present: Pick<Handling, 'state' | 'steps'> & { readonly kept: Registration },
  now: EpochMs,
): E.Either<StepError, StepChoice & { readonly note: string; readonly prices: PriceList | null }> => {
  const { state } = form
  if (!HandlingState.is(state) || !SEEN.test(form.seen)) return E.left('stateRequired')
  const seen = Number(form.seen)
  const isSameState = seen === present.steps && state === present.state && !isRepeatable(state)
  return pipe(
    E.Do,
    E.bind('note', (): E.Either<StepError, string> => decodeNote(form.note)),
    E.filterOrElse(
      ({ note }) => note !== '' || !isSameState,
      (): StepError => 'noteRequired',
    ),
    E.bind('callAt', () => decodeCallAt(state, form.callAt, now)),
    E.bind('prices', () => decodePrices(state, form.prices, present.kept)),
    E.map((step) => ({ ...step, state, seen })),
  )
}
