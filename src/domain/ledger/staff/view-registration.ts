import { nextCall } from '../../desk/desk-list'
import type { HandledRegistration } from '../../handling/handled-registration'
import type { EpochMs } from '../../time/epoch-ms'
import { confirmedPrices } from '../erase/contract-terms'
import { run, type Script } from '../script'
import { callList, othersOf } from './desk-index'
import { foundByKey } from './found-by-key'
import { usesOf } from './history'
import { recordShowing, type Showing } from './record-showing'
import type { RegistrationDetails } from './registration-details'

function* detailsOf(shown: HandledRegistration, at: EpochMs): Script<RegistrationDetails> {
  const { kept } = shown
  const others = yield* othersOf(shown)
  const steps = yield* run('stepsOf', { id: kept.id })
  return {
    shown,
    steps,
    confirmed: confirmedPrices(steps),
    others,
    // Earlier uses would reveal that the same person was erased.
    uses: yield* usesOf(kept.content.phone, Math.min(...[shown, ...others].map((each) => each.kept.at))),
    next: nextCall(yield* callList(at), kept.id),
  }
}

type View = { readonly key: string; readonly who: string; readonly showing: Showing }

/** `details`: null if none or several were found. */
type Viewed = {
  readonly found: ReadonlyArray<HandledRegistration>
  readonly details: (RegistrationDetails & { readonly isPhoneShown: boolean }) | null
}

/** The registration of the last part of an address, once the viewing is in the history. */
export function* viewRegistration({ key, who, showing }: View, at: EpochMs): Script<Viewed> {
  const found = yield* foundByKey(key)
  const [only] = found
  if (only === undefined || found.length > 1) return { found, details: null }
  const isPhoneShown = yield* recordShowing(only, who, showing, at)
  return { found, details: { ...(yield* detailsOf(only, at)), isPhoneShown } }
}
