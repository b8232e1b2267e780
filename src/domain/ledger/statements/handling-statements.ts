import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { HandlingStep } from '../../handling/handled-registration'
import { HandlingState } from '../../handling/handling'
import type { KeptRegistration } from '../../registration/registration'
import type { EpochMs } from '../../time/epoch-ms'
import { KeptRow } from '../kept-row'
import { change, Flag, IdRow, type NoValues, type OfTarget, one, query } from './statement'

const Handled = t.strict({
  reference: t.string,
  state: HandlingState,
  callAt: t.union([t.number, t.null]),
  steps: t.number,
  consentVersion: t.union([t.string, t.null]),
  sharesPhone: Flag,
})

/** Decodes a registration and further columns by `codec`. */
const withKept = <A>(codec: t.Decoder<unknown, A>) => ({
  decode: (row: unknown): t.Validation<A & { readonly kept: KeptRegistration }> =>
    pipe(
      codec.decode(row),
      E.chain((other) =>
        pipe(
          KeptRow.decode(row),
          E.map((kept) => ({ ...other, kept })),
        ),
      ),
    ),
})

const HandledRow = withKept(Handled)

const WorkbookFields = t.strict({
  key: t.union([t.string, t.null]),
  state: HandlingState,
  callAt: t.union([t.number, t.null]),
  note: t.union([t.string, t.null]),
  who: t.union([t.string, t.null]),
})

const WorkbookEntryRow = withKept(WorkbookFields)

/** A registration with its idempotency key. */
export const KeyedRow = withKept(t.strict({ key: t.union([t.string, t.null]) }))

const StepRow = t.strict({
  stepNumber: t.number,
  at: t.number,
  who: t.string,
  state: HandlingState,
  note: t.string,
  callAt: t.union([t.number, t.null]),
  prices: t.union([t.string, t.null]),
})

const StateCount = t.strict({ state: HandlingState, rows: t.number })

type OfRegistration = { readonly id: number }

/** `from`: the earliest time of receipt. Returns rows that were received before `at`, or at `at` with a lower id. */
type PageOf = OfTarget & {
  readonly from: EpochMs
  readonly at: EpochMs
  readonly id: number
}
type OfState = { readonly state: HandlingState }

export const HANDLING_STATEMENTS = {
  /** The highest ids of all registrations and of the indexed ones. */
  newestIds: one(
    t.type({ newest: t.union([t.number, t.null]), indexed: t.union([t.number, t.null]) }),
  )<NoValues>(),
  /** Registrations that the desk has not indexed yet. */
  unindexed: query(KeyedRow)<{ readonly after: number; readonly upTo: number }>(),
  insertHandling: change<
    OfRegistration &
      OfTarget & {
        readonly at: EpochMs
        readonly reference: string
        readonly name: string
        readonly reversedPhone: string
      }
  >(),
  handledPage: query(HandledRow)<PageOf>(),
  handledPageOfState: query(HandledRow)<PageOf & OfState>(),
  handledOne: query(HandledRow)<OfRegistration>(),
  dueCalls: query(HandledRow)<{ readonly at: EpochMs }>(),
  oldestOfState: query(HandledRow)<OfTarget & OfState>(),
  foundByReference: query(HandledRow)<{ readonly reference: string }>(),
  /** Finds reversed digits from `from` to `to`. */
  foundByDigits: query(HandledRow)<{ readonly from: string; readonly to: string }>(),
  foundByName: query(HandledRow)<{ readonly part: string }>(),
  /** Counts up to `MOST_COUNTED` and one more. */
  countStates: query(StateCount)<OfTarget>(),
  /** Entries with ids above `after`, oldest first. */
  workbookPage: query(WorkbookEntryRow)<OfTarget & { readonly after: number }>(),
  /** Returns no row if the last step is not the one that was seen. */
  advanceHandling: query(IdRow)<
    OfRegistration & OfState & { readonly callAt: EpochMs | null; readonly seen: number }
  >(),
  insertStep: change<OfRegistration & HandlingStep>(),
  stepsOf: query(StepRow)<OfRegistration>(),
}
