import { IDLE_SESSION_MS } from '../../access/session'
import type { HandledRegistration } from '../../handling/handled-registration'
import { type EpochMs, MINUTE_MS } from '../../time/epoch-ms'
import { run, type Script } from '../script'
import { appendHistory, usesOf } from './history'
import type { DeskUse } from './staff-use'

/** The page that answers a saved step is requested within this time, in ms. */
const ANSWERED_MS = MINUTE_MS

/** Why the page of a registration is rendered. */
export type Showing =
  | { readonly tag: 'opened' }
  /** Opened with the full number. */
  | { readonly tag: 'phoneAsked' }
  /** `savedStep`: the number of the step, or null if none was saved. `wasPhoneShown`: on the page that sent the form. */
  | { readonly tag: 'answered'; readonly savedStep: number | null; readonly wasPhoneShown: boolean }

type Viewer = { readonly who: string; readonly at: EpochMs }

/** The uses by which the viewer saw this person since the registration came, within the time that a session lasts unused. */
function* recentlySeen({ kept }: HandledRegistration, { who, at }: Viewer): Script<ReadonlyArray<DeskUse>> {
  const uses = yield* usesOf(kept.content.phone, Math.max(at - IDLE_SESSION_MS, kept.at))
  return (['desk opened', 'desk shown'] as const).filter((seen) =>
    uses.some((use) => use.who === who && use.command === seen),
  )
}

/** Whether the viewer saved this step just now, and nobody another one after it. */
function* isOwnLastStep(
  { kept: { id } }: HandledRegistration,
  stepNumber: number,
  { who, at }: Viewer,
): Script<boolean> {
  const last = (yield* run('stepsOf', { id })).at(-1)
  return last?.stepNumber === stepNumber && last.who === who && at - last.at < ANSWERED_MS
}

/**
 * Returns whether the page shows the full number, and records in the history that the employee sees the registration. The answer
 * to a form adds no line if the history has the page of the form; it shows the number if that page showed it.
 */
export function* recordShowing(
  registration: HandledRegistration,
  who: string,
  showing: Showing,
  at: EpochMs,
): Script<boolean> {
  const viewer = { who, at }
  if (showing.tag === 'answered') {
    const { savedStep, wasPhoneShown } = showing
    const seen =
      savedStep === null || (yield* isOwnLastStep(registration, savedStep, viewer))
        ? yield* recentlySeen(registration, viewer)
        : []
    if (seen.length > 0) return wasPhoneShown && seen.includes('desk shown')
  }
  const isPhoneShown = showing.tag === 'phoneAsked'
  yield* appendHistory(
    {
      who,
      command: isPhoneShown ? 'desk shown' : 'desk opened',
      phone: registration.kept.content.phone,
      rows: 1,
    },
    at,
  )
  return isPhoneShown
}
